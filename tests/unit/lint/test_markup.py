"""Hold the lint to its promise: prose without a finding is inert for a real page builder."""

from collections.abc import Callable, Iterator
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st
from lxml import html
from markdown import Markdown

from faultdex.lint import guide, mark, markup
from faultdex.lint.scope import Scope

PIECES = (Path(__file__).parents[2] / "data" / "lint" / "pieces.txt").read_text("utf-8")
TAGS = {
    *("h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "em", "strong", "code", "pre", "table"),
    *("thead", "tbody", "tr", "th", "td", "a", "blockquote", "hr", "br", "div", "span"),
}
ATTRIBUTES = {"class", "href", "id", "title", "start"}
EXTENSIONS = [
    "attr_list",
    "md_in_html",
    "tables",
    "toc",
    "pymdownx.highlight",
    "pymdownx.superfences",
]


def objections(scope: Scope) -> Iterator[str]:
    """Yield the codes of what the lint finds in the guide, but for missing citations."""
    checks = (*guide.CHECKS, *markup.CHECKS, *mark.CHECKS)
    passed = {"FD402", "FD408", "FD409"}
    for check in checks:
        yield from (check.code for _ in check.find(scope) if check.code not in passed)


def active(text: str) -> list[str]:
    """Return the elements and attributes of the built page that prose must not make."""
    page = html.fromstring(f"<main>{Markdown(extensions=EXTENSIONS).convert(text)}</main>")
    elements = list(page.iterdescendants())
    wrong = [str(node.tag) for node in elements if node.tag not in TAGS]
    odd = [
        f"{key}={value}"
        for node in elements
        for key, value in node.attrib.items()
        if key not in ATTRIBUTES or (key == "href" and not value.startswith(("https://", "#")))
    ]
    return [*wrong, *odd]


@given(st.lists(st.sampled_from(PIECES.split("¶")), max_size=8).map("".join))
@example("\\`<b>\\`")
@example("a ` b\n`<b>`")
@example("```text\n````\n<b>\n```")
@example("```{.x onclick=y}\ncode\n```")
@settings(deadline=None, max_examples=300)
def test_prose_without_a_finding_is_inert(with_guide: Callable[[str], Scope], text: str) -> None:
    """A real Markdown builder makes nothing of it but plain elements."""
    guide_text = f"## Cause\n\n{text}\n\n## Diagnose\n\nIt is so.\n\n## Fix\n\nMend it.\n"
    found = set(objections(with_guide(guide_text)))

    assert found or active(guide_text) == []
