"""What becomes of a built page in its twin."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.render import markdown_copy, markdown_path

DATA = Path(__file__).parents[2] / "data" / "twin"
BASE = "https://example.org/"


def test_a_page_becomes_plain_markdown() -> None:
    """Headings, lists, listings, tables and links carry over; what only acts on a screen goes."""
    html = (DATA / "page.html").read_text("utf-8")

    assert markdown_copy(html, "drops/one/", BASE) == (DATA / "page.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("url", "path"),
    [("", "index.md"), ("drops/", "drops.md"), ("drops/one/", "drops/one.md")],
)
def test_a_twin_stands_at_the_address_with_md_at_its_end(url: str, path: str) -> None:
    """Whoever knows a page's address knows its twin's; the home page's is index.md."""
    assert markdown_path(url) == path


def test_a_page_without_a_heading_still_names_itself() -> None:
    """A program that reads the twin can cite the page."""
    assert markdown_copy("<p>bare</p>", "x/", BASE) == "- Page: https://example.org/x/\n\nbare\n"


@given(st.text(alphabet="<>/abp=\"' divulitrh1&;#!-\n", max_size=200))
def test_no_markup_breaks_the_writer(html: str) -> None:
    """Whatever is never closed, closed twice or nested wrongly ends as some text."""
    assert markdown_copy(html, "x/", BASE).startswith(("# ", "- Page: "))
