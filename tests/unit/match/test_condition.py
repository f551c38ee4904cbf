"""Conditions of causes are compared with what a text says, and told with their numbers."""

import pytest

from faultdex.match.condition import Condition, Evidence, Possible, decide, held_by
from faultdex.match.place import placed
from faultdex.model.answer import Memory

NAMES = {"asked": "2.00 GiB", "free": "1.00 GiB", "unallocated": "512.00 MiB", "threads": "2048"}
MEMORY = Memory({}, "fragmentation", "unallocated 3 GiB >= asked 2 GiB")
EVIDENCE = Evidence(NAMES, "a block of 2048 threads", {"not set": "the count is not set"}, MEMORY)


@pytest.mark.parametrize(
    ("condition", "holds", "says"),
    [
        (("more_than", "threads", "1024"), True, "threads 2048 > 1024"),
        (("more_than", "threads", "2048"), False, "threads 2048 > 2048"),
        (("at_least", "threads", "2048"), True, "threads 2048 >= 2048"),
        (("at_least", "threads", "2049"), False, "threads 2048 >= 2049"),
        (("equals", "threads", "2048"), True, "threads 2048 = 2048"),
        (("equals", "threads", "0"), False, "threads 2048 = 0"),
        (
            ("more_than", "asked", "free + unallocated"),
            True,
            "asked 2.00 GiB > free 1.00 GiB + unallocated 512.00 MiB = 1.50 GiB",
        ),
        (("at_least", "threads + 2", "2050"), True, "threads 2048 + 2 = 2050 >= 2050"),
        (("more_than", "width", "1"), False, "width > 1"),
        (("more_than", "1", "width + free"), False, "1 > width"),
        (("line", "of [0-9]+ threads"), True, "a block of 2048 threads"),
        (("line", "grid"), False, "a block of 2048 threads"),
        (("text", "not set"), True, "the count is not set"),
        (("text", "set twice"), False, ""),
        (("lacks", "not set"), False, ""),
        (("lacks", "set twice"), True, ""),
        (("memory", "fragmentation"), True, MEMORY.says),
        (("memory", "own-limit"), False, MEMORY.says),
    ],
)
def test_a_condition_holds_or_not_and_says_what_was_compared(
    condition: Condition, says: str, *, holds: bool
) -> None:
    """A sum is written out; what nothing captures holds for no comparison."""
    assert (EVIDENCE.holds(condition), EVIDENCE.says(condition)) == (holds, says)


def test_a_text_without_an_account_meets_no_verdict() -> None:
    """Nor does it exclude one."""
    bare = Evidence()

    assert not bare.holds(("memory", "fragmentation"))
    assert not bare.excludes(("memory", "fragmentation"))
    assert bare.says(("memory", "fragmentation")) == ""


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (("memory", "fragmentation"), False),
        (("memory", "own-limit"), True),
        (("equals", "threads", "0"), False),
        (("lacks", "not set"), False),
    ],
)
def test_only_another_verdict_excludes_a_cause(condition: Condition, *, expected: bool) -> None:
    """What is absent from a text may be in the part that was not pasted."""
    assert EVIDENCE.excludes(condition) is expected


def test_a_long_line_is_told_by_its_beginning() -> None:
    """Unless it tells a place, which becomes the number of the line later."""
    long = "x" * 300
    there = Evidence({}, long, {"plain": long, "far": f"line {placed(7)}: {long}"})

    assert there.says(("line", "x")) == "x" * 120
    assert there.says(("text", "plain")) == "x" * 120
    assert there.says(("text", "far")) == f"line {placed(7)}: {long}"


MANY = Possible("many", (("more_than", "threads", "1024"),))
NONE = Possible("none", (("equals", "threads", "0"),))
OTHER = Possible("other")
LIMIT = Possible("limit", (("memory", "own-limit"),))
BY_LINE, BY_BLOCK = Possible("line", (("line", "threads"),)), Possible("b", (("line", "block"),))
BY_GRID = Possible("grid", (("line", "grid"),))
ABSENT, UNKNOWN = (
    Possible("absent", (("text", "set twice"),)),
    Possible("unknown", (("more_than", "width", "1"),)),
)
BOTH = Possible("both", (*MANY.when, ("lacks", "set twice")))


@pytest.mark.parametrize(
    ("causes", "keys", "why", "is_sure"),
    [
        ((MANY, NONE), ("many",), ("threads 2048 > 1024",), True),
        ((MANY, OTHER), ("many",), ("threads 2048 > 1024",), True),
        ((NONE, OTHER), ("other", "none"), (), False),
        ((ABSENT, BY_GRID, UNKNOWN, OTHER), ("absent", "unknown", "other", "grid"), (), False),
        ((OTHER,), ("other",), (), True),
        ((NONE,), ("none",), (), True),
        ((MANY, BOTH, NONE), ("many", "both"), (), False),
        ((LIMIT, OTHER, NONE), ("other", "none"), (), False),
        ((LIMIT, LIMIT), ("limit", "limit"), (), False),
        ((BY_LINE, BY_BLOCK), ("line",), ("a block of 2048 threads",), True),
        ((BY_LINE, MANY), ("line", "many"), (), False),
    ],
)
def test_a_text_decides_for_one_cause_or_leaves_several(
    causes: tuple[Possible, ...], keys: tuple[str, ...], why: tuple[str, ...], *, is_sure: bool
) -> None:
    """An only cause needs no condition; of those told by the line alone the first is meant.

    Of those that are left, one of which the line shows no sign comes last; the text around it may
    be cut, so that a sign that is absent there says nothing.
    """
    decision = decide(causes, EVIDENCE)

    assert (decision.keys, decision.why, decision.is_sure) == (keys, why, is_sure)


def test_a_cause_without_conditions_is_never_held() -> None:
    """And all conditions of one must hold."""
    half = Possible("half", (*MANY.when, *NONE.when))

    assert [one.key for one in held_by((OTHER, half, BOTH), EVIDENCE)] == ["both"]
