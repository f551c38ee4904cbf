"""How the parts of prose, and the lines of an error text, are written on a page and in its copy."""

from dataclasses import dataclass, field

import pytest

from faultdex.render.inline import copy_line, copy_lines, copy_section, html, html_lines, markdown
from faultdex.render.part import line_parts, prose_parts
from faultdex.render.wording import Line


@dataclass(frozen=True)
class View:
    """What a page knows of its surroundings."""

    numbers: dict[str, int] = field(default_factory=lambda: {"some-key": 3})
    titles: dict[str, str] = field(default_factory=lambda: {"some-entry": "Some <title>"})
    root: str = "../"
    base: str = "https://example.org/"


@pytest.mark.parametrize(
    ("text", "page", "section", "copy"),
    [
        ("a < b", "a &lt; b", "a &lt; b", "a < b"),
        ("run `x < y`", "run <code>x &lt; y</code>", "run `x < y`", "run `x < y`"),
        (
            "it is so [@some-key]",
            'it is so <a class="fd-cite" href="#source-3">3</a>',
            "it is so [3](#source-3){ .fd-cite }",
            "it is so [3]",
        ),
        (
            "see [[some-entry]]",
            'see <a href="../some-entry/">Some &lt;title&gt;</a>',
            "see [Some &lt;title>](../some-entry/index.md)",
            "see [Some <title>](https://example.org/some-entry.md)",
        ),
        (
            "see [[some-entry|there]]",
            'see <a href="../some-entry/">there</a>',
            "see [there](../some-entry/index.md)",
            "see [there](https://example.org/some-entry.md)",
        ),
        (
            "so it is [since torch 2.9]",
            'so it is <span class="fd-bound">since torch 2.9</span>',
            'so it is <span class="fd-bound">since torch 2.9</span>',
            "so it is (since torch 2.9)",
        ),
    ],
)
def test_a_line_is_written_in_three_ways(text: str, page: str, section: str, copy: str) -> None:
    """As HTML, as Markdown of a page, and as Markdown that anybody may read."""
    parts = line_parts(text)

    assert html(parts, View()) == page
    assert [*markdown(parts, View())] == [(section, "")]
    assert copy_line(parts, View()) == copy


def test_code_with_a_backtick_has_longer_edges() -> None:
    """And a space on each side on a page, as Markdown asks for."""
    parts = line_parts("``a`b``")

    assert [*markdown(parts, View())] == [("`` a`b ``", "")]
    assert copy_line(parts, View()) == "``a`b``"


def test_a_section_is_cut_where_a_file_is_placed() -> None:
    """What comes before it, with its name, and the rest."""
    prose = "Before.\n\n![[fix.py]]\n\n```sh\nls\n```\nAfter."
    parts = prose_parts(prose)
    [before, after] = [*markdown(parts, View())]
    [_, rest] = [*copy_section(parts, View())]

    assert (before[0].strip(), before[1], after[1]) == ("Before.", "fix.py", "")
    assert "``` sh\nls\n```\n" in after[0]
    assert "``` sh\nls\n```\n" in rest[0]
    assert after[0].strip().endswith("After.")


def test_the_line_that_tells_is_marked_and_gaps_are_counted() -> None:
    """Other lines are written as they are, with nothing that acts."""
    lines = [Line("a"), Line("<b>"), Line("", left_out=7), Line("error: x < y", key=True)]

    assert html_lines(lines) == (
        "a\n&lt;b&gt;\n"
        '<span class="fd-gap">… 7 lines left out …</span>\n'
        "<mark>error: x &lt; y</mark>\n"
    )
    assert copy_lines(lines) == "a\n<b>\n… 7 lines left out …\nerror: x < y\n"


def test_a_fence_in_an_error_opens_no_code_of_the_page() -> None:
    """A report quotes its stack trace so; all that follows on the page would be code."""
    told = html_lines([Line("```"), Line("~~~ `a` ~ b", key=True)])

    assert told == ("&#96;&#96;&#96;\n<mark>&#126;&#126;&#126; `a` ~ b</mark>\n")
