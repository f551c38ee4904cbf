"""Each line of the kernel log with an Xid leads to its own number, and floods are told once."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from faultdex.match import Index, compile_index, explain, scan
from faultdex.match.messages.compile import compile_messages
from faultdex.match.messages.find import Messages
from faultdex.match.messages.part import HINTS
from faultdex.model.answer import Known
from faultdex.model.book import Book

LINE = "[%d.123456] NVRM: Xid (PCI:0000:3b:00): %d, pid=%d, name=python"
# What the catalogue's resolution begins with, and the decision that it is.
DECISIONS = {
    "Nothing": "ignore",
    "Restart the application": "restart-program",
    "Restart that application": "restart-program",
    "Reset the GPU": "reset",
    "Drain the node": "drain",
    "Follow NVIDIA's workflow": "drain",
    "Ask support": None,
}


@pytest.fixture(scope="module")
def xids(knowledge: Book) -> Index:
    """Return an index of the messages about Xids alone."""
    book = replace(knowledge, messages={"xid": knowledge.messages["xid"]})
    hints, [part] = compile_messages(book)
    texts = {HINTS: hints.to_json(), "xid": part.to_json()}
    return replace(compile_index(Book({}, {}, book.plan)), messages=Messages(texts.__getitem__))


def only(index: Index, number: int) -> Known:
    """Return the one answer to the line of an Xid."""
    [known] = explain(index, [LINE % (12, number, 4711)]).known
    return known


def test_all_numbers_of_the_catalogue_are_told(knowledge: Book, xids: Index) -> None:
    """Each of 115 lines leads to its number, and to the decision of the catalogue's resolution."""
    notes = knowledge.tables["xid"].notes
    found = {number: only(xids, int(number)) for number in notes}
    actions = {number: note.action or "" for number, note in notes.items()}
    expected = {
        number: decision
        for number, action in actions.items()
        for start, decision in DECISIONS.items()
        if action.startswith(start)
    }

    assert len(found) == 115
    assert [known.row for known in found.values()] == [*notes]
    assert {number: found[number].decision or None for number in expected} == expected
    assert len(expected) > 85
    assert all(known.kind and known.says for known in found.values())


def flood(count: int) -> Iterator[bytes]:
    """Yield so many lines of Xid 95."""
    return ((LINE % (step, 95, step) + "\n").encode() for step in range(count))


def test_a_flood_is_one_answer_with_its_count(xids: Index) -> None:
    """Neither the number of lines nor what they vary in makes a second answer."""
    answer = scan(xids, flood(60_000))

    assert [(one.row, one.count, one.line) for one in answer.known] == [("95", 60_000, 1)]
