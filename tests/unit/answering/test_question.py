"""What a code, a word or a message gets that is given in place of a file."""

import pytest

from faultdex.answering.question import answer_to
from faultdex.model.answer import Answer
from faultdex.pack.read import Pack


def asked(pack: Pack, what: str) -> Answer:
    """Return the answer to something that is known."""
    answer = answer_to(pack, what, 3)
    assert answer
    return answer


def test_a_message_leads_to_its_entry(pack: Pack) -> None:
    """As it would in a log."""
    [match] = asked(pack, "launch failed: the grid is 9 blocks wide").matches

    assert (match.id, match.score) == ("grid-too-wide", 0.98)


def test_a_name_leads_to_its_row_and_to_the_entry_of_the_row(pack: Pack) -> None:
    """What the row says stands for the line of a log."""
    answer = asked(pack, "cudaErrorInvalidConfiguration")
    [match], [row] = answer.matches, answer.known

    assert (match.id, match.line) == ("grid-too-wide", 1)
    assert match.text == (
        "9 cudaErrorInvalidConfiguration: The launch asks for more than the device can give."
    )
    assert (row.table, row.row, row.line, row.count) == ("cuda-errors", "9", 1, 0)
    assert row.action == "Print the dimensions of the grid."


@pytest.mark.parametrize("what", ["62", "Xid 62", "xid 62"])
def test_a_code_leads_to_its_row(pack: Pack, what: str) -> None:
    """With and without the label of its table."""
    answer = asked(pack, what)

    assert [(row.table, row.row, row.entry) for row in answer.known] == [("xid", "62", "")]
    assert answer.matches == ()


def test_a_number_that_only_a_page_has_leads_to_the_page(pack: Pack) -> None:
    """A plain word stands on too many pages for that."""
    assert [match.id for match in asked(pack, "70000").matches] == ["grid-too-wide"]
    assert [match.text for match in asked(pack, " 70000 ").matches] == [" 70000 "]
    assert answer_to(pack, "block", 3) is None


def test_an_error_that_nothing_explains_is_told_as_such(pack: Pack) -> None:
    """What is no error either gets no answer."""
    [own] = asked(pack, "ValueError: nothing is known of it").own

    assert own.text == "ValueError: nothing is known of it"
    assert answer_to(pack, "two words", 3) is None
    assert answer_to(pack, "zzz", 3) is None


def test_no_more_rows_are_told_than_were_asked_for(pack: Pack) -> None:
    """A word may stand in many tables."""
    assert asked(pack, "NCCL_DEBUG").known
    assert answer_to(pack, "NCCL_DEBUG", 0) is None
