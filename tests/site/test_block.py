"""Blocks of HTML are set aside without a change of what a page shows or of what search finds."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown import Markdown
from material.plugins.search.plugin import SearchIndex
from mkdocs.structure.toc import get_toc

from faultdex.site.block import anchors
from faultdex.site.plugin import BLOCKS, COLOUR

OTHERS = ["attr_list", "tables", "toc", "pymdownx.highlight", "pymdownx.superfences"]
PIECES = [
    '<div class="a" id="first">\n<p>one</p>\n\n<div>two</div>\n</div>',
    "<pre><code>a &lt;b\n\n    # c\n</code></pre>",
    "<details><summary>more</summary>\n<pre>x\n</pre>\n</details>",
    "<table>\n<tr><td>1</td></tr>\n</table> with words behind",
    "<p>open and never closed",
    "<hr>",
    "<form>\n<label>Find <input></label>\n\n<p>count</p>\n</form>",
    "``` python\nprint('<div>')\n\n<p>no block</p>\n```",
    "Words with <b>bold</b> and `code`.\n",
    "## Head { #head }",
    "- one\n- <p>two</p>",
]


def html(text: str, *more: str) -> str:
    """Return the page that `text` becomes."""
    return Markdown(extensions=[*OTHERS, *more]).convert(text)


def packed(page: str) -> str:
    """Return the page without empty lines between tags."""
    return re.sub(r">\n+<", ">\n<", page)


@given(st.lists(st.tuples(st.sampled_from(PIECES), st.sampled_from(["\n", "\n\n", "\n\n\n"]))))
def test_a_page_is_the_same_as_without_it(pieces: list[tuple[str, str]]) -> None:
    """But for empty lines between blocks, whatever stands around them."""
    text = "".join(piece + gap for piece, gap in pieces)

    assert packed(html(text, BLOCKS)) == packed(html(text))


def test_a_block_is_set_aside_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parser of HTML then sees none of it."""
    read: list[str] = []
    monkeypatch.setattr("markdown.htmlparser.HTMLExtractor.feed", lambda _, text: read.append(text))

    html("Words.\n\n" + "\n\n".join(PIECES[:3]) + "\n\nMore.\n", BLOCKS)

    assert "<" not in read[0]


def test_the_anchors_of_a_page_are_its_ids() -> None:
    """Text that looks like an attribute is none."""
    shown = '<h2 id="a">A</h2><p class="x"\nid="b">id="c" &lt;p id=&quot;d&quot;></p>'

    assert anchors(shown) == {"a", "b"}


class _Page:
    """As much of a page as the theme's search reads."""

    def __init__(self, content: str, tokens: list[dict[str, object]]) -> None:
        self.content, self.meta, self.url, self.title = content, {}, "x/", "X"
        self.toc = get_toc(tokens)


def test_search_reads_the_same_words_without_colours() -> None:
    """What the index holds of a page does not change."""
    text = Path("knowledge/runtime/device-side-assert/reproduce.py").read_text()
    markdown = Markdown(extensions=OTHERS)
    coloured = markdown.convert(f"## One\n\n``` python\n{text}```\n\n## Two\n\nWords `code`.\n")

    assert coloured.count("<span") > len(text.split("\n"))
    assert indexed(coloured, markdown) == indexed(COLOUR.sub("", coloured), markdown)


def indexed(content: str, markdown: Markdown) -> object:
    """Return what the theme's search keeps of a page."""
    index = SearchIndex(lang=["en"], separator=" ", pipeline=[], fields={})
    index.add_entry_from_context(_Page(content, markdown.toc_tokens))
    return json.loads(json.dumps(index.entries, default=vars))
