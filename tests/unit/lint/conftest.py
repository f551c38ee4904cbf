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
from faultdex.model.entry import Entry, Rank
from faultdex.model.evidence import Evidence
from faultdex.validate import validate

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"


@cache
def valid() -> Scope:
    """Return the valid knowledge as the lint sees it."""
    loaded = load(BASE)
    book = link(validate(loaded)).book
    return Scope(book, loaded, compile_index(book), date(2026, 11, 20))


@pytest.fixture(scope="session")
def scope() -> Scope:
    """Return the valid knowledge."""
    return valid()


@pytest.fixture(scope="session")
def with_facts() -> Callable[..., Scope]:
    """Return a function that gives the valid knowledge with one entry of which facts are others."""

    def changed(**changes: object) -> Scope:
        entry = valid().book.entries["block-too-large"]
        entry = replace(entry, facts=entry.facts.model_copy(update=changes))
        return replace(valid(), book=replace(valid().book, entries={entry.id: entry}))

    return changed


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


@pytest.fixture(scope="session")
def with_output() -> Callable[[Rank, Rank, str], Scope]:
    """Return a function that gives two entries, the ranks of their signatures, and an output.

    It is what the reproduction of the first one, grid-too-wide, printed when it was run.
    """

    def scope(rank: Rank, other: Rank, output: str) -> Scope:
        entries = valid().book.entries
        grid = ranked(entries["grid-too-wide"], rank)
        printed = tuple(with_stdout(one, output) for one in grid.evidence)
        block = ranked(entries["block-too-large"], other)
        both = {"grid-too-wide": replace(grid, evidence=printed), "block-too-large": block}
        book = replace(valid().book, entries=both)
        return replace(valid(), book=book, index=compile_index(book))

    return scope


@pytest.fixture(scope="session")
def with_line() -> Callable[[str, str], Scope]:
    """Return a function that gives a knowledge in which a cause, or a fix, has a line."""

    def scope(name: str, pattern: str) -> Scope:
        entry = valid().book.entries["block-too-large"]
        told = tuple(one.model_copy(update={"line": pattern}) for one in getattr(entry.facts, name))
        entry = replace(entry, facts=entry.facts.model_copy(update={name: told}))
        return replace(valid(), book=replace(valid().book, entries={entry.id: entry}))

    return scope


@pytest.fixture(scope="session")
def with_signature() -> Callable[[str], Scope]:
    """Return a function that gives a knowledge in which every signature is another."""

    def scope(pattern: str) -> Scope:
        entry = valid().book.entries["block-too-large"]
        changed = {"pattern": pattern}
        signatures = tuple(one.model_copy(update=changed) for one in entry.facts.signatures)
        facts = entry.facts.model_copy(update={"signatures": signatures})
        entry = replace(entry, facts=facts)
        return replace(valid(), book=replace(valid().book, entries={entry.id: entry}))

    return scope


def ranked(entry: Entry, rank: Rank) -> Entry:
    """Return an entry of which every signature has this rank."""
    signatures = (one.model_copy(update={"rank": rank}) for one in entry.facts.signatures)
    return replace(entry, facts=entry.facts.model_copy(update={"signatures": tuple(signatures)}))


def with_stdout(evidence: Evidence, text: str) -> Evidence:
    """Return evidence whose runs printed `text`."""
    runs = tuple(run.model_copy(update={"stdout": text}) for run in evidence.runs)
    return evidence.model_copy(update={"runs": runs})
