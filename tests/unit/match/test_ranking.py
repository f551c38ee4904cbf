"""Of all hits of an entry the best one counts, and causes come before what follows from them."""

import pytest

from faultdex.match.index import Pattern
from faultdex.match.ranking import Judge, called
from faultdex.match.search import Hit

ROOT, SYMPTOM, ECHO = range(3)
ERROR, WARNING = range(2)
ALONE = Judge("", frozenset())


def hit(entry: int, tier: int = ROOT, line: int = 1, speaker: str = "", **more: int) -> Hit:
    """Return a hit of an entry; `weight` and `kind` are those of its signature."""
    pattern = Pattern(entry, tier, "x", ("x",), more.get("weight", 8), more.get("kind", ERROR))
    return Hit(pattern, line, "x", speaker)


def order(judge: Judge, *hits: Hit) -> list[int]:
    """Return the entries in their order."""
    return [one.pattern.entry for one in judge.ranked(hits)]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (hit(1, ROOT, 9), hit(0, SYMPTOM, 1)),
        (hit(1, SYMPTOM, 9), hit(0, ECHO, 1)),
        (hit(1, ROOT, 9, kind=ERROR), hit(0, ROOT, 1, kind=WARNING)),
        (hit(1, SYMPTOM, 9, kind=WARNING), hit(0, ECHO, 1, kind=ERROR)),
        (hit(1, ROOT, 1), hit(0, ROOT, 2)),
        (hit(1, ROOT, 1, weight=9), hit(0, ROOT, 1, weight=8)),
        (hit(0, ROOT, 1), hit(1, ROOT, 1)),
    ],
)
def test_what_is_nearer_to_the_cause_comes_first(first: Hit, second: Hit) -> None:
    """Role, kind, line, literal text and at last the order of the entries, whoever is found first.

    A later cause comes before an earlier symptom.
    """
    expected = [first.pattern.entry, second.pattern.entry]

    assert order(ALONE, first, second) == order(ALONE, second, first) == expected


def test_an_entry_is_told_once_by_its_best_hit() -> None:
    """That of the cause, and of several causes the earliest."""
    hits = [hit(0, SYMPTOM, 1), hit(0, ROOT, 5), hit(0, ROOT, 3), hit(0, ECHO, 2)]

    assert [one.number for one in ALONE.ranked(hits)] == [3]


def test_the_rank_that_failed_first_is_heard_first() -> None:
    """Among causes; a cause that another rank tells still comes before its symptom."""
    blamed = Judge("3", frozenset())
    early, late = hit(0, ROOT, 1, "0"), hit(1, ROOT, 9, "3")

    assert order(blamed, early, late) == [1, 0]
    assert order(ALONE, early, late) == [0, 1]
    assert order(blamed, hit(0, ROOT, 9, "0"), hit(1, SYMPTOM, 1, "3")) == [0, 1]


def test_the_more_specific_entry_comes_before_the_one_that_it_narrows() -> None:
    """Only where both are of the same role, and through several steps."""
    judge = Judge("", frozenset({(2, 1), (1, 0)}))

    assert order(judge, hit(0, line=1), hit(1, line=2), hit(2, line=3)) == [2, 1, 0]
    assert order(judge, hit(0, line=1), hit(1, SYMPTOM, 2)) == [0, 1]
    assert order(judge, hit(0, line=1), hit(2, line=3)) == [0, 2]


def test_entries_that_each_narrow_the_other_still_come() -> None:
    """A circle is a mistake of the knowledge, and no reason to say nothing."""
    judge = Judge("", frozenset({(0, 1), (1, 0)}))

    assert order(judge, hit(0), hit(1)) == [0, 1]


def test_the_ranks_that_say_the_same_are_told_in_the_order_of_the_text() -> None:
    """Each once; those that say something less near to the cause are others."""
    best = hit(0, ROOT, 1, "2")
    hits = [hit(0, ROOT, 7, "1"), best, hit(0, ROOT, 9, "2"), hit(0, ROOT, 4, "10"),
            hit(0, SYMPTOM, 2, "5"), hit(1, ROOT, 2, "6"), hit(0, ROOT, 3)]  # fmt: skip

    assert Judge.speakers(best, hits) == ("rank 2", "rank 10", "rank 1")


@pytest.mark.parametrize(
    ("speaker", "name"), [("3", "rank 3"), ("03", "rank 3"), (0, "rank 0"), ("", "")]
)
def test_a_speaker_is_a_rank(speaker: str | int, name: str) -> None:
    """Rank 0 as well; nobody is none."""
    assert called(speaker) == name
