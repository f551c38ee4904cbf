"""Make the small book of the vectors, and the index of it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from faultdex.match import Index, compile_index
from faultdex.match.messages.compile import compile_messages
from faultdex.match.messages.find import Messages
from faultdex.match.messages.part import HINTS
from faultdex.model.book import Book
from faultdex.model.collection import Plan
from faultdex.model.entry import Entry, Facts
from faultdex.model.example import ExampleRuns, Examples
from faultdex.model.messages import MessageNotes, MessageTable, MessageTexts

DATA = Path(__file__).parents[2] / "data"
TOLD = pytest.StashKey[list[str]]()
REST = {
    "topic": "vectors",
    "applies": {"torch": ">=2"},
    "causes": [{"says": "Because.", "tell": "It is so."}],
    "fixes": [{"does": "Mend it.", "costs": "Nothing."}],
    "sources": {"one-source": "That it is so.", "other-source": "That it is so."},
}


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say what the tests counted."""
    for line in config.stash.get(TOLD, []):
        terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def told(pytestconfig: pytest.Config) -> list[str]:
    """Return the lines that the end of the run shows."""
    return pytestconfig.stash.setdefault(TOLD, [])


def entry_of(name: str, given: Mapping[str, Any]) -> Entry:
    """Return an entry with the given facts, and with samples given as texts."""
    texts = {f"samples/{place}.txt": text for place, text in enumerate(given.get("samples", ()))}
    samples = [{"file": file} for file in texts]
    facts = Facts.model_validate({**REST, **given, "samples": samples}, strict=False)
    files = {file: text.encode() for file, text in texts.items()}
    return Entry(name, "runtime", facts, "", files)


def book_of(entries: Mapping[str, Mapping[str, Any]]) -> Book:
    """Return a book of the given entries and nothing else."""
    return Book({name: entry_of(name, given) for name, given in entries.items()}, {}, Plan({}))


@pytest.fixture(scope="session")
def book() -> Book:
    """Return the book of the vectors."""
    return book_of(YAML(typ="safe").load(DATA / "vectors" / "book.yaml"))


@pytest.fixture(scope="session")
def index(book: Book) -> Index:
    """Return the compiled index of the vectors, as a reader gets it."""
    return Index.from_json(compile_index(book).to_json())


def table_of(folder: Path) -> MessageTable:
    """Return the messages of an owner, with its examples."""
    files = {one.name: one.read_bytes() for one in sorted(folder.glob("examples/*"))}
    runs = folder / "runs.json"
    filed = ExampleRuns.model_validate_json(runs.read_bytes()) if runs.exists() else None
    notes = YAML(typ="safe").load(folder / "notes.yaml")
    texts = MessageTexts.model_validate_json((folder / "texts.json").read_bytes())
    noted = MessageNotes.model_validate(notes, strict=False)
    return MessageTable(texts, noted, Examples(files, filed))


@pytest.fixture(scope="session")
def messages(book: Book) -> dict[str, str]:
    """Return the compiled messages of the vectors by the name of their file."""
    tables = {path.name: table_of(path) for path in (DATA / "vectors" / "messages").iterdir()}
    hints, parts = compile_messages(replace(book, messages=tables), "https://site/")
    return {HINTS: hints.to_json(), **{part.owner: part.to_json() for part in parts}}


@pytest.fixture(scope="session")
def knowing(index: Index, messages: dict[str, str]) -> Index:
    """Return the index of the vectors with its messages."""
    return replace(index, messages=Messages(messages.__getitem__))


@pytest.fixture(scope="session")
def knowledge(whole_knowledge: Book) -> Book:
    """Return the knowledge itself."""
    return whole_knowledge


@pytest.fixture(scope="session")
def make_book() -> Callable[[Mapping[str, Mapping[str, Any]]], Book]:
    """Return what makes a book of given facts."""
    return book_of
