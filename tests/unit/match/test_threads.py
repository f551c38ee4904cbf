"""Hold the texts of public threads to their form, and the shares that are printed of them."""

from collections import Counter
from itertools import chain
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from ruamel.yaml import YAML

from faultdex.match import Index
from faultdex.model.book import Book
from faultdex.model.collection import CATEGORIES

ROOT = Path(__file__).parents[3]
THREADS = ROOT / "knowledge/threads"
DRAWN = ROOT / "tests/data/drawn"


@pytest.fixture(scope="module")
def bench() -> dict[str, Any]:
    """Return what the script of the shares defines."""
    return run_path(str(ROOT / "tests/bench/threads.py"))


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    """Return every thread as its file has it."""
    return _rows(THREADS)


@pytest.fixture(scope="module")
def searched() -> list[dict[str, Any]]:
    """Return every text that was searched by the words of a page."""
    return _rows(THREADS / "searched")


def _rows(folder: Path) -> list[dict[str, Any]]:
    load = YAML(typ="safe").load
    return list(chain.from_iterable(load(path) for path in sorted(folder.glob("*.yaml"))))


def test_the_set_is_large_and_mixed(rows: list[dict[str, Any]]) -> None:
    """At least 300 threads, each once, and at most one in fifty of a repository."""
    most = Counter(row["repository"] for row in rows).most_common(1)[0][1]

    assert len({row["url"] for row in rows}) == len(rows) >= 300
    assert most <= len(rows) / 50
    assert {row["category"] for row in rows} == set(CATEGORIES)


def test_a_right_page_is_an_entry_or_planned(rows: list[dict[str, Any]], knowledge: Book) -> None:
    """A page that nobody writes can never be right."""
    planned = {
        entry for topics in knowledge.plan.root.values() for ids in topics.values() for entry in ids
    }

    assert {row["entry"] for row in rows} - {None} <= set(knowledge.entries)
    assert {row["wanted"] for row in rows} - {None} <= planned


def test_a_searched_text_is_of_an_entry_and_was_not_drawn(
    rows: list[dict[str, Any]], searched: list[dict[str, Any]], knowledge: Book
) -> None:
    """It holds its address, its page and the text, and a thread teaches the index once."""
    every = [row["url"] for row in (*rows, *searched)]

    assert {*chain.from_iterable(searched)} == {"url", "entry", "text"}
    assert {row["entry"] for row in searched} <= set(knowledge.entries)
    assert [url for url, count in Counter(every).items() if count > 1] == []


def test_a_text_is_what_a_person_pastes(
    rows: list[dict[str, Any]], searched: list[dict[str, Any]]
) -> None:
    """At most 25 lines, and none ends in spaces."""
    lines = [row["text"].split("\n") for row in (*rows, *searched)]

    assert max(map(len, lines)) <= 25
    assert [line for text in lines for line in text if line != line.rstrip()] == []


def test_a_judgment_is_one_of_three(rows: list[dict[str, Any]]) -> None:
    """A word that is none of these is counted nowhere."""
    said = {verdict for row in rows for verdict in row["holds"].values()}

    assert said <= {"yes", "partly", "no"}


def test_the_shares_are_counted_by_hand(bench: dict[str, Any], index: Index) -> None:
    """Pages, causes, lists and false alarms of seven threads, by category and in all."""
    answered = bench["answered"]
    every = [answered(index, thread) for thread in bench["threads"](DRAWN)]
    table = [f"| {' | '.join(row)} |" for row in bench["rows"](every)]

    assert table == (DRAWN / "table.md").read_text("utf-8").splitlines()


def test_lists_are_counted_by_what_led_to_them(bench: dict[str, Any], index: Index) -> None:
    """Two of the seven threads have a list, both of pages that their words are like."""
    every = [bench["answered"](index, thread) for thread in bench["threads"](DRAWN)]

    assert [*bench["list_rows"](every)] == [
        ("near messages", "0", "0 of 0", "0 of 0"),
        ("related pages", "2", "2 of 2", "2 of 2"),
        ("all", "2", "2 of 2", "2 of 2"),
        ("a probable page", "0", "0 of 0", "0 of 0"),
    ]
