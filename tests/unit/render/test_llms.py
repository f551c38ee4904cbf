"""What language models are told."""

import re

import pytest
from llms_txt import parse_llms_file

from faultdex.match import compile_index
from faultdex.model.book import Book
from faultdex.render import Setting, render
from faultdex.render.llms import llms_files

BASE = "https://example.org/"


@pytest.fixture(scope="module")
def pages(book: Book) -> dict[str, str | bytes]:
    """Return everything that is written of the small book."""
    return dict(render(book, compile_index(book), Setting(BASE)))


def test_the_file_is_what_the_format_asks_for(pages: dict[str, str | bytes], book: Book) -> None:
    """The reference parser finds the title, the summary, the sections and every link."""
    text = pages["llms.txt"].decode()
    parsed = parse_llms_file(text)
    links = [link for links in parsed.sections.values() for link in links]

    assert parsed.title == "Faultdex"
    assert f"{len(book.entries)} errors" in parsed.summary
    assert len(links) == len(re.findall(r"^- \[", text, re.MULTILINE))
    assert [link.url for link in links if not link.url.startswith(BASE)] == []
    assert [link.title for link in links if not link.desc] == []


def test_every_entry_is_linked_by_its_twin(pages: dict[str, str | bytes], book: Book) -> None:
    """A model reads Markdown, and does not have to know how addresses are made."""
    parsed = parse_llms_file(pages["llms.txt"].decode())
    urls = {link.url for links in parsed.sections.values() for link in links}

    assert {f"{BASE}{one}.md" for one in book.entries} <= urls


def test_workflows_and_drops_are_linked(pages: dict[str, str | bytes], book: Book) -> None:
    """What leads to entries is there, too."""
    sections = parse_llms_file(pages["llms.txt"].decode()).sections

    assert len(sections["Workflows"]) == len(book.workflows)
    assert len(sections["What's new"]) == len(book.drops)


def test_the_whole_text_holds_every_twin(pages: dict[str, str | bytes], book: Book) -> None:
    """One file is enough to read everything."""
    whole = pages["llms-full.txt"]

    assert [one for one in book.entries if pages[f"{one}.md"] not in whole] == []


def test_each_category_has_its_own_full_text(pages: dict[str, str | bytes], book: Book) -> None:
    """The list names each with its size, and it holds the twins of its entries alone."""
    parsed = parse_llms_file(pages["llms.txt"].decode())
    parts = {link.url.removeprefix(BASE): link.desc for link in parsed.sections["Optional"]}
    by_category = {f"llms-full/{one.category}.txt" for one in book.entries.values()}

    assert {path for path in parts if path.startswith("llms-full/")} == by_category
    for path in by_category:
        size = f"{len(pages[path]) / 1e6:.1f} MB"
        inside = {one.id for one in book.entries.values() if pages[f"{one.id}.md"] in pages[path]}
        assert parts[path].endswith(f"{size} of Markdown")
        assert inside == {
            one.id for one in book.entries.values() if path == f"llms-full/{one.category}.txt"
        }


def test_a_full_text_has_its_size_in_megabytes(book: Book) -> None:
    """A reader with a small window takes one category."""
    copies: dict[str, str | bytes] = {f"{one}.md": b"x" * 150_000 for one in book.entries}
    told = llms_files(book, copies, BASE)

    assert len(told["llms-full/runtime.txt"]) > 300_000
    assert told["llms.txt"].count(b"0.3 MB of Markdown") == 2
