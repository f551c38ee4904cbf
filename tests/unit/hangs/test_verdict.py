"""Hold what is said of a hang to what its dumps show."""

from collections.abc import Callable

import pytest

from faultdex.hangs.calls import Dump
from faultdex.hangs.verdict import as_data, describe, ranks
from faultdex.hangs.waits import hang_of

Job = Callable[..., list[Dump]]
DONE, OPEN = "0:1 all_reduce 4 Float", "0:2 all_reduce 4 Float open"
CALL = "call 2 of group 0 (default_pg)"
SUM, AT = "all_reduce(4 elements of Float)", "at /job/train.py:11 in step"
OTHERS = ("others", f"{SUM}, {AT}")
STEP = "0:{} broadcast 8 Float open"
USUAL = [DONE, STEP.format(2), OPEN.replace(":2", ":3")]
SKIPS, SWAPS = [DONE, OPEN], [DONE, OPEN, STEP.format(3)]
EXTRA = [DONE, "0:2 reduce 1 Int open", STEP.format(3)]


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ([3], "rank 3"),
        ([1, 0], "ranks 0 and 1"),
        ([0, 1, 2], "ranks 0 to 2"),
        ([0, 2, 4, 6], "ranks 0, 2, 4 and 6"),
        ([0, 2, 4, 6, 8, 9, 10], "ranks 0, 2, 4, 6 and 3 more"),
        ([0, 1, 2, 3, 7], "ranks 0 to 3 and 7"),
    ],
)
def test_ranks_are_told_in_few_words(numbers: list[int], words: str) -> None:
    """Neighbors are a range, and of many runs the last ones are only counted."""
    assert ranks(numbers) == words


@pytest.mark.parametrize(
    ("odd", "form", "because"),
    [
        (SKIPS, SUM, "the others make this call next, so one call was skipped or two changed"),
        (SWAPS, SUM, "the others make these two calls in the other order"),
        (EXTRA, "reduce(1 elements of Int)", "its next call is the one that the others make here"),
    ],
)
def test_a_rank_in_another_call_is_told_with_what_probably_happened(
    job: Job, odd: list[str], form: str, because: str
) -> None:
    """Its calls and those of the others are displaced against each other."""
    told = describe(hang_of(job(USUAL, odd, USUAL)))
    notes = dict(told.notes)

    assert told.says == (
        f"C{CALL[1:]} is {form} on rank 1, but broadcast(8 elements of Float) on ranks 0 and 2."
    )
    assert notes["because"].startswith(because)
    assert notes["rank 1"] == f"{form}, {AT}"
    assert notes["others"] == f"broadcast(8 elements of Float), {AT}"


def test_where_half_of_the_ranks_differ_both_calls_are_told(job: Job) -> None:
    """And that the dumps do not decide."""
    told = describe(hang_of(job([DONE, OPEN], [DONE, "0:2 all_reduce 3 Float open"])))

    assert told.says == (
        f"The ranks disagree on {CALL}: {SUM} on rank 0, all_reduce(3 elements of Float) on rank 1."
    )
    assert dict(told.notes)["because"].startswith("as many ranks make the one call as the other")


def test_a_rank_that_recorded_no_call_is_told_as_such(job: Job) -> None:
    """It left a dump, so it lives."""
    told = describe(hang_of(job([DONE, OPEN], [], [DONE, OPEN])))

    assert ("rank 1", "it recorded no call") in told.notes


@pytest.mark.parametrize(
    ("silent", "says", "following"),
    [
        ((1,), "Rank 1 left no dump, and ranks 0, 2 and 3 wait in", "read the log of rank 1 first"),
        (
            (1, 2),
            "Ranks 1 and 2 left no dump, and ranks 0 and 3 wait in",
            "read the log of ranks 1",
        ),
        ((1, 2, 3), "Ranks 1 to 3 left no dump, and rank 0 waits in", "read the log of ranks 1 to"),
    ],
)
def test_ranks_without_a_dump_are_told_with_where_to_look(
    job: Job, silent: tuple[int, ...], says: str, following: str
) -> None:
    """Nothing else is known of them."""
    told = describe(hang_of(job(*(None if one in silent else [DONE, OPEN] for one in range(4)))))

    assert told.says == f"{says} {CALL}, {SUM}."
    assert told.notes[0] == OTHERS
    assert [label for label, _ in told.notes] == ["others", "next"]
    assert dict(told.notes)["next"].startswith(following)


def test_ranks_that_wait_in_two_groups_are_told_with_both(job: Job) -> None:
    """The second call stands below the first."""
    pair = "7:2 all_reduce 4 Float open"
    told = describe(hang_of(job([DONE, OPEN], [DONE, pair], [DONE, OPEN], g7=[1, 2])))

    assert told.says.startswith("Ranks 1 and 2 wait in different groups for each other, and the")
    assert [*told.notes] == [
        ("rank 1", f"its last call is call 2 of group 7, {SUM}, {AT}"),
        ("rank 2", f"its last call is call 2 of group 0, {SUM}, {AT}"),
        OTHERS,
        ("also", f"call 2 of group 7, {SUM}: rank 1 waits"),
        ("next", "compare the lines: all ranks must use the groups in the same order"),
    ]


@pytest.mark.parametrize(
    ("first", "says"),
    [
        ("0:2 all_reduce 4 Float", "recv of group 0, and rank 0 waits in no call."),
        ("0:2 send-by-0->1 4 Float open", "send of group 0."),
    ],
)
def test_an_open_message_is_told_with_both_of_its_ends(job: Job, first: str, says: str) -> None:
    """Who is in no call holds it up, and if both wait nobody knows."""
    told = describe(hang_of(job([DONE, first], [DONE, "0:2 recv-by-1<-0 4 Float open"])))

    assert told.says == f"A message between ranks 0 and 1 is open, {says}"


@pytest.mark.parametrize(("count", "noun"), [(1, "1 rank"), (2, "2 ranks")])
def test_a_job_that_hangs_nowhere_is_told_so(job: Job, count: int, noun: str) -> None:
    """All of its calls are over."""
    told = describe(hang_of(job(*[[DONE]] * count)))

    assert told.says == f"No call is open in the dumps of {noun}: nothing in them hangs."
    assert told.notes == ()


def test_a_call_that_all_joined_is_told_with_where_to_look(job: Job) -> None:
    """The program did its part."""
    told = describe(hang_of(job([DONE, OPEN], [DONE, OPEN])))

    assert told.says == f"All ranks joined {CALL}, {SUM}, and ranks 0 and 1 wait for its end."
    assert "Xid" in dict(told.notes)["next"]


def test_a_program_gets_who_and_what_by_the_contract(job: Job) -> None:
    """Who is named does not wait, and forms stand by how many ranks have them."""
    other = "all_reduce(3 elements of Float)"
    found = as_data(
        hang_of(job([DONE, OPEN], [DONE, OPEN], [DONE, "0:2 all_reduce 3 Float open"], None))
    )
    notes, says = found.pop("notes"), found.pop("says")

    assert found == {
        "cause": "shape", "sure": "decided", "faulty": [2], "suspects": [], "waiting": [0, 1],
        "missing": [3], "ranks": 3, "group": "0", "call": 2,
        "forms": [{"form": SUM, "ranks": [0, 1]}, {"form": other, "ranks": [2]}],
        "entry": "collective-shape-mismatch",
    }  # fmt: skip
    assert says == f"C{CALL[1:]} is {other} on rank 2, but {SUM} on ranks 0 and 1."
    assert notes == [
        {"label": "rank 2", "text": f"{other}, {AT}"},
        {"label": "others", "text": f"{SUM}, {AT}"},
        {"label": "missing", "text": "rank 3 left no dump"},
    ]


def test_without_a_hang_a_program_gets_no_call(job: Job) -> None:
    """And an entry that tells how dumps are read."""
    found = as_data(hang_of(job([DONE], [DONE])))

    assert (found["group"], found["call"], found["forms"]) == (None, None, [])
    assert (found["cause"], found["entry"]) == ("nothing", "flight-recorder-analysis")
