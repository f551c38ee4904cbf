"""What the paste box loads to tell messages of libraries, and what it tells by it."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.match import Index, compile_index, explain
from faultdex.match.messages.compile import compile_messages
from faultdex.match.messages.find import Messages
from faultdex.model.book import Book
from faultdex.render.hints import FOLDER, folded, message_files, packed
from faultdex.render.owners import printed

ROOT = Path(__file__).parents[3]
NODE = shutil.which("node")
TOP = 9
MOST, RUN = 40, 10


@pytest.fixture(scope="module")
def knowledge(whole_knowledge: Book, turns: Callable[[Sequence[str], int], list[str]]) -> Book:
    """Return the knowledge, with the messages of a third of the owners."""
    tables = whole_knowledge.messages
    return replace(whole_knowledge, messages={one: tables[one] for one in turns([*tables], 3)})


@pytest.fixture(scope="module")
def files(knowledge: Book) -> Mapping[str, bytes]:
    """Return what is published of its messages, by name."""
    every = message_files(knowledge, "/")
    return {path.removeprefix(FOLDER): content for path, content in every.items()}


def texts(knowledge: Book) -> Iterator[str]:
    """Yield some messages of each owner as logs show them, in runs between other lines and cut."""
    for table in knowledge.messages.values():
        rows = table.texts.rows[:: len(table.texts.rows) // MOST + 1]
        lines = [line for row in rows for line in printed(row, table.notes).values()]
        for start in range(0, len(lines), RUN):
            run = lines[start : start + RUN]
            yield "\n".join(["step 1", *run, *run[:3], "[rank1]: done", *(one[9:] for one in run)])


def test_there_is_a_file_for_each_owner(knowledge: Book, files: Mapping[str, bytes]) -> None:
    """Beside them are the hints alone."""
    assert set(files) == {"hints.json", *(f"{owner}.json" for owner in knowledge.messages)}


def test_a_book_without_messages_has_no_files(knowledge: Book) -> None:
    """Nothing is published for nothing."""
    assert message_files(replace(knowledge, messages={}), "/") == {}


def test_hashes_are_those_of_fnv() -> None:
    """The value of the function's own table of tests for "a", folded to 24 bits."""
    assert folded("a") == (0xE40C292C >> 24 ^ 0xE40C292C) & 0xFFFFFF


def test_steps_between_hashes_are_packed() -> None:
    """Of 5, and of 294 as four times 64 and 38: 0 000101 and 11110 100110, then ones."""
    assert packed([300, 5, 5]) == {"low": 6, "grams": "C+m/"}


@pytest.mark.skipif(not NODE, reason="node is not installed")
def test_both_readers_tell_the_same_messages(
    knowledge: Book, files: Mapping[str, bytes], tmp_path: Path
) -> None:
    """By hashed hints the browser finds what the command finds by words."""
    asked = list(texts(knowledge))
    index = compile_index(replace(knowledge, messages={}))
    parts = [json.loads(files[f"{owner}.json"]) for owner in sorted(knowledge.messages)]
    given = {"index": json.loads(index.to_json()), "texts": asked, "parts": parts}
    path = tmp_path / "texts.json"
    path.write_text(json.dumps({**given, "hints": json.loads(files["hints.json"])}), "utf-8")

    run = subprocess.run(
        [str(NODE), str(ROOT / "tests/reader/answers.js")],
        env={**os.environ, "FAULTDEX_TEXTS": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )

    whole = with_messages(index, knowledge)
    told = [explain(whole, text.split("\n"), TOP) for text in asked]
    assert [one.as_data() for one in told] == json.loads(run.stdout)
    assert any(one.known for one in told)


def with_messages(index: Index, knowledge: Book) -> Index:
    """Return the index with the messages of the knowledge, as the command reads them."""
    hints, parts = compile_messages(knowledge, "/")
    written = {part.owner: part.to_json() for part in parts}
    return replace(index, messages=Messages({**written, "hints": hints.to_json()}.__getitem__))
