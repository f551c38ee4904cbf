"""Text that tries to act on the page around it."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import TypeAlias

import lxml.html
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from faultdex.inert import fence_edge, printable, span_edge
from faultdex.model.entry import Entry

Shown: TypeAlias = Callable[[Entry], lxml.html.HtmlElement]

TAGS = {
    "a", "b", "blockquote", "br", "caption", "code", "details", "div", "em", "h1", "h2", "h3",
    "h4", "h5", "h6", "hr", "li", "main", "mark", "nav", "ol", "p", "pre", "span", "strong",
    "summary", "table", "tbody", "td", "th", "thead", "tr", "ul",
}  # fmt: skip
ATTRIBUTES = {
    "aria-hidden", "aria-label", "class", "data-label", "data-level", "data-result", "data-role",
    "data-search-exclude",
    "download", "href", "id", "open", "rel", "scope", "start", "style", "title", "type",
}  # fmt: skip
HOSTILE = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<div>", "</div>", "<!--", "-->",
    "<?php", "<![CDATA[", "]]>", "&lt;", "&#60;b&#62;", "`", "``", "```", "~~~", "\\", "\n", "\n\n",
    "    ", "  ", "- ", "1. ", "> ", "| a | b |\n|---|---|\n", "[", "](", "]: ", ")", "![",
    "javascript:alert(1)", "java&#115;cript:x", "data:text/html,x", "https://example.org",
    "{: onclick=x }", "{ onclick=x }", "{ #id .class }", "}", "words", "<https://example.org>",
    "<a href=x>", "# ", "### ", "===", "---", "<<<1, 1>>>", "\t", "\x02", "\x03", "\r", "\x0c",
    "<svg/onload=x>", "<b", ">", '"', "'", "*", "_", "</td>", "</code>", "</pre>", "<textarea>",
    "\n\n/// details | x\n    attrs: {onclick: x}\n\n", "\n///\n", "/// ",
    "    attrs: {onclick: x}\n",
)  # fmt: skip


def acts(page: lxml.html.HtmlElement) -> list[str]:
    """Return what stands on the page that no entry may bring there."""
    every = [node for node in page.iter() if isinstance(node.tag, str)]
    tags = [node.tag for node in every if node.tag not in TAGS]
    names = [name for node in every for name in node.attrib if name not in ATTRIBUTES]
    links = [link for link in page.xpath("//@href") if not re.match(r"https://|#|\.\./|\w", link)]
    schemes = [link for link in page.xpath("//@href") if re.match(r"(?!https:)[\w&#;]+:", link)]
    styles = [style for style in page.xpath("//@style") if not style.startswith("text-align:")]
    return [*tags, *names, *links, *schemes, *styles]


@given(words=st.lists(st.sampled_from(HOSTILE), max_size=14))
@settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_guide_cannot_act_on_its_page(words: list[str], entry: Entry, shown: Shown) -> None:
    """Whatever a guide is made of, no tag, attribute or link of its own comes through."""
    page = shown(replace(entry, guide="## Cause\n\n" + "".join(words)))

    assert acts(page) == []


@pytest.mark.parametrize(("first", "second"), list(product(HOSTILE[:12], HOSTILE[-16:])))
def test_facts_cannot_act_on_their_page(
    first: str, second: str, entry: Entry, shown: Shown
) -> None:
    """Titles, causes and fixes are shown as they are written."""
    text = f"{first} `{second}` {second}".replace("\n", " ")
    causes = tuple(one.model_copy(update={"says": text}) for one in entry.facts.causes)
    facts = entry.facts.model_copy(update={"title": text, "summary": text, "causes": causes})

    assert acts(shown(replace(entry, facts=facts))) == []


@pytest.mark.parametrize("text", ["", "a", "`", "``` x", "a `b` ``c``"])
def test_an_edge_is_longer_than_what_it_holds(text: str) -> None:
    """No run of backticks inside of code can end it."""
    longest = max(map(len, re.findall("`+", text)), default=0)

    assert len(span_edge(text)) > longest
    assert len(fence_edge(text)) > max(longest, 2)


@pytest.mark.parametrize(
    ("raw", "plain"),
    [
        ("\x1b[31mError\x1b[0m: x", "Error: x"),
        ("\x1b]0;title\x07text", "text"),
        ("one\r\ntwo", "one\ntwo"),
        ("a\x00b\x08c", "a␀b␈c"),
        ("tab\tstays", "tab\tstays"),
    ],
)
def test_what_a_terminal_printed_is_shown_as_text(raw: str, plain: str) -> None:
    """Colours are dropped, and other control characters are shown by their pictures."""
    assert printable(raw) == plain
