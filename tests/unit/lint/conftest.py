"""Give the lint a valid knowledge in which one guide is another."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from faultdex.link import link
from faultdex.lint.scope import Scope
from faultdex.load import load
from faultdex.match import compile_index
from faultdex.validate import validate

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"


@cache
def valid() -> Scope:
    """Return the valid knowledge as the lint sees it."""
    loaded = load(BASE)
    book = link(validate(loaded)).book
    return Scope(book, loaded, compile_index(book), date(2026, 11, 20))


@pytest.fixture(scope="session")
def with_guide() -> Callable[[str], Scope]:
    """Return a function that gives the valid knowledge with another guide and one entry."""

    def scope(text: str) -> Scope:
        entry = replace(valid().book.entries["block-too-large"], guide=text)
        path = f"{entry.folder}/guide.md"
        files = {**valid().loaded.files, path: text.encode()}
        book = replace(valid().book, entries={entry.id: entry})
        return replace(valid(), book=book, loaded=replace(valid().loaded, files=files))

    return scope
