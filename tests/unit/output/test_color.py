"""Hold what a person reads in a terminal: colors, width, and nothing lost by them."""

import re

import pytest

from faultdex.output.block import Block
from faultdex.output.color import painted, painted_markdown

COLORS = re.compile(r"\x1b\[[\d;]*m")
PAGE = """# A title

- You see: `a number` that is larger than the one beside it
  Do: **less**

``` python
x = 1  # `kept`
```
"""


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a terminal of forty columns."""
    monkeypatch.setenv("COLUMNS", "40")


def test_a_long_line_is_wrapped_beside_its_label() -> None:
    """A reader sees at once which lines belong to a label."""
    words = " ".join(["word"] * 20)
    lines = COLORS.sub("", painted([Block("Title", (("fix", words), ("page", "x")))])).split("\n")

    assert max(map(len, lines)) <= 40
    assert [line[:8] for line in lines] == ["Title", "  fix   ", *["        "] * 3, "  page  "]


def test_code_keeps_its_lines_and_their_indents() -> None:
    """What is copied runs."""
    told = painted([Block("Title", (("code", "if x:\n    y()"),))])

    assert COLORS.sub("", told).split("\n")[1:] == ["  code  if x:", "            y()"]


def test_code_keeps_its_tabs() -> None:
    """A rule of a Makefile begins with one."""
    told = painted([Block("Title", (("code", "all:\n\tnvcc a.cu"),))])

    assert COLORS.sub("", told).split("\n")[1:] == ["  code  all:", "        \tnvcc a.cu"]


def test_a_page_loses_its_marks_and_no_word() -> None:
    """Marks become colors; the lines of code stay as they are."""
    lines = COLORS.sub("", painted_markdown(PAGE)).split("\n")

    assert lines == [
        "A title",
        "",
        "- You see: a number that is larger",
        "  than the one beside it",
        "  Do: less",
        "",
        "    x = 1  # `kept`",
    ]


def test_what_is_typed_and_what_is_stressed_have_their_own_colors() -> None:
    """As a reader of the page knows them."""
    assert painted_markdown("**less** of `x` or `` a`b ``") == (
        "\x1b[1mless\x1b[0m of \x1b[36mx\x1b[0m or \x1b[36ma`b\x1b[0m"
    )


def test_an_item_far_to_the_right_goes_on_at_the_margin() -> None:
    """Half of a narrow terminal would hold a word a line."""
    lines = painted_markdown(f"{' ' * 24}- {' '.join(['word'] * 6)}").split("\n")

    assert lines[0].startswith(f"{' ' * 24}- word")
    assert lines[1].startswith("word word")


def test_every_color_ends_on_its_line() -> None:
    """A line that is cut out or scrolled away takes no color along."""
    assert all(line.count("\x1b[") % 2 == 0 for line in painted_markdown(PAGE).split("\n"))
