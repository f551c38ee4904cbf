"""Messages are counted by line, and told with the first line that holds them."""

import pytest

from faultdex.match import Index
from faultdex.match.messages import tally as module
from faultdex.match.messages.find import Sighting
from faultdex.match.messages.tally import Tally
from faultdex.match.normalise import Line

CALL = "node1:12:34 [0] NCCL WARN Call to connect failed : refused"
XID = "NVRM: Xid (PCI:0000:3b:00): 31, pid=7, name=python"


@pytest.fixture
def tally(knowing: Index) -> Tally:
    """Return an empty tally of the messages of the vectors."""
    assert knowing.messages
    return Tally(knowing.messages)


def lines(*texts: str, first: int = 1) -> list[Line]:
    """Return plain lines, numbered from the first."""
    return [Line(number, text, len(text), "") for number, text in enumerate(texts, first)]


def found(tally: Tally) -> list[tuple[str, int, int]]:
    """Return row, line and count of what was found, as an answer has it."""
    return [(one.row, one.line, one.count) for one in tally.known((), ())]


def test_each_line_counts_once(tally: Tally) -> None:
    """With the number of the first, whatever is between."""
    tally.read(lines("step 1", CALL, "step 2", CALL, CALL))

    assert found(tally) == [("call-failed", 2, 3)]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_parts_of_a_text_may_be_read_in_any_order(tally: Tally, order: tuple[int, int]) -> None:
    """The earliest line and its text are told, and counts add up."""
    place = tally.place(CALL)
    parts = (Sighting(9, "late", 2), Sighting(4, "early", 3))
    assert place
    tally.add_all((place, parts[one]) for one in order)
    (told,) = tally.sightings.values()

    assert (told.line, told.text, told.count) == (4, "early", 5)


def test_a_line_with_a_sign_that_is_counted_elsewhere_is_only_found(tally: Tally) -> None:
    """The end of a long log is read by both readers."""
    tally.counted = ("Xid",)
    tally.read(lines(XID, XID, CALL, CALL))
    counts = {one.line: one.count for one in tally.sightings.values()}

    assert counts == {1: 1, 3: 2}


def test_equal_lines_are_looked_at_once(tally: Tally, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until too many are remembered."""
    monkeypatch.setattr(module, "REMEMBERED", 2)
    asked: list[str] = []
    monkeypatch.setattr(tally.messages, "find", asked.append)
    for text in ("one", "two", "one", "two", "three", "three", "one"):
        tally.place(text)

    assert asked == ["one", "two", "three", "one"]


def test_a_raw_line_is_held_to_the_first_messages_only(
    tally: Tally, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those that were found before."""
    assert tally.again(CALL) is None
    tally.read(lines(XID, CALL))
    assert tally.again(CALL) == tally.place(CALL)
    monkeypatch.setattr(module, "FEW", 1)

    assert tally.again(CALL) is None
    assert tally.again(XID) == tally.place(XID)


def test_what_an_entry_explains_is_left_out(tally: Tally) -> None:
    """A message of a line that a signature recognized, or one of a page that is told."""
    tally.read(lines(XID, CALL))
    every = tally.known((), ())

    assert [one.line for one in tally.known((1,), ())] == [
        one.line for one in every if one.line != 1 or one.detail
    ]
    assert all(not one.entry for one in tally.known((), {one.entry for one in every if one.entry}))


def test_a_long_line_is_shown_by_its_beginning(tally: Tally) -> None:
    """400 characters of it."""
    tally.read(lines(f"{CALL}{'x' * 500}"))
    (told,) = tally.sightings.values()

    assert told.text == f"{CALL}{'x' * 500}"[:400]
