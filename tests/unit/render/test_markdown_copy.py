"""What becomes of a built page in its twin."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.render import markdown_copy, markdown_path
from faultdex.render.tree import Tag, parse

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


def shape(tag: Tag) -> list[object]:
    """Return what stands in a tag: texts, and names with what stands in them."""
    return [one if isinstance(one, str) else (one.name, shape(one)) for one in tag.inside]


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<p>a<b>c</p>d", [("p", ["a", ("b", ["c"])]), "d"]),
        ("<p>a</b>c</p>", [("p", ["a", "c"])]),
        ("a<br>c<hr>d", ["a", ("br", []), "c", ("hr", []), "d"]),
        ("<i><i>a</i>c</i>d", [("i", [("i", ["a"]), "c"]), "d"]),
        ("<p>a", [("p", ["a"])]),
        ("</p>a", ["a"]),
    ],
)
def test_what_is_never_closed_ends_with_its_parent(html: str, expected: list[object]) -> None:
    """And what was never opened closes nothing."""
    assert shape(parse(html)) == expected


def test_tags_are_found_at_any_depth_in_their_order() -> None:
    """With their classes, and the text within."""
    page = parse('<p class="one two">a<b>c</b></p><div><p>d</p><b></b></div>')
    found = [*page.every("p", "b")]

    assert [(one.name, one.text, one.classes) for one in found] == [
        ("p", "ac", ("one", "two")),
        ("b", "c", ()),
        ("p", "d", ()),
        ("b", "", ()),
    ]


@pytest.mark.parametrize(
    ("html", "copy"),
    [
        ("<ol><li>a</li><li>b<p>c</p></li></ol>", "1. a\n2. b\n\n   c"),
        ("<ul><li>a<ul><li>b</li></ul></li></ul>", "- a\n\n  - b"),
        ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"),
        ("<p>a <b>b</b><i>c</i></p>", "a **b** *c*"),
        ("<p>a<b> </b>c</p>", "ac"),
        ("<p>a<br>b</p>", "a b"),
        ("<p>a <span> b </span>c</p>", "a b c"),
        ("<h2>a</h2>", "## a"),
        ("<p><code>a`b</code></p>", "``a`b``"),
        ('<pre class="language-py"><code>a\n\n</code></pre>', "``` py\na\n```"),
        ('<pre class="mermaid"><code>a</code></pre>', "``` mermaid\na\n```"),
        ("<pre>```</pre>", "````\n```\n````"),
        ('<p><a href="../y/">a</a></p>', "[a](https://example.org/y.md)"),
        ('<p><a href="/">a</a></p>', "[a](https://example.org/index.md)"),
        ('<p><a href="../y/#z">a</a></p>', "[a](https://example.org/y.md)"),
        ('<p><a href="../y.png">a</a></p>', "[a](https://example.org/y.png)"),
        ('<p><a href="https://other.org/y/">a</a></p>', "[a](https://other.org/y/)"),
        ('<p><a href="#z">a</a> <a>b</a> <a href="y"></a></p>', "a b"),
        ('<p>a<a class="headerlink" href="#a">#</a><button>b</button></p>', "a"),
        (
            "<table><caption>t</caption><tr><th>a</th><th>b</th></tr><tr><td>c|d</td></tr></table>",
            "t\n\n| a | b |\n|---|---|\n| c\\|d |  |",
        ),
    ],
)
def test_a_piece_of_a_page_has_its_writing(html: str, copy: str) -> None:
    """Below the line that names the page."""
    assert markdown_copy(html, "x/", BASE) == f"- Page: https://example.org/x/\n\n{copy}\n"
