"""Give tests a small book, and pages as a browser gets them."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import lxml.html
import markdown
import pytest
from ruamel.yaml import YAML

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.pipeline import read
from faultdex.render.desk import desk
from faultdex.render.entry import entry_view
from faultdex.render.setting import Setting
from faultdex.render.template import fill

ROOT = Path(__file__).parents[3]
BASE = ROOT / "tests" / "data" / "base" / "knowledge"

Shown: TypeAlias = Callable[[Entry], lxml.html.HtmlElement]


@pytest.fixture(scope="session")
def book() -> Book:
    """Return the small book that other tests use too."""
    return read(BASE).book


@pytest.fixture(scope="session")
def entry(book: Book) -> Entry:
    """Return its first entry."""
    return book.entries[min(book.entries)]


@pytest.fixture(scope="session")
def shown(book: Book) -> Shown:
    """Return a function from an entry to its page, built with the site's own extensions."""
    listed = YAML(typ="safe").load(ROOT / "mkdocs.yml")["markdown_extensions"]
    options = {key: value for one in listed if isinstance(one, dict) for key, value in one.items()}
    names = [one if isinstance(one, str) else next(iter(one)) for one in listed]

    def page(entry: Entry) -> lxml.html.HtmlElement:
        text = fill("entry.md.j2", entry_view(desk(book, Setting()).near(entry), entry))
        body = text.split("\n---\n", 1)[1]
        html = markdown.markdown(body, extensions=names, extension_configs=options)
        return lxml.html.fromstring(f"<main>{html}</main>")

    return page
