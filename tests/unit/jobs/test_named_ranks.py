"""Hold the ranks that others name to those of which most say the same."""

import pytest

from faultdex.jobs.named_ranks import NamedRanks, named_ranks
from faultdex.jobs.ranking import SIGN, Failure, Occurrence
from faultdex.jobs.summary import FailureEvent, RankCall
from faultdex.model.answer import Match

SAME = "OpType=ALLREDUCE, TensorShape=[8], TensorDtypes=Float"
MISMATCH = "Detected mismatch between collectives on ranks. Rank 0 is running collective"
LATE = "RuntimeError: [Rank 0]: {} failed to pass monitoredBarrier in 3000 ms"


def failure(*texts: str) -> Failure:
    """Return a failure of which each log holds a text."""
    every = (FailureEvent(Match("id", "", "", 1, "root", 1, text)) for text in texts)
    some = tuple(Occurrence(f"rank{rank}.log", event) for rank, event in enumerate(every))
    return Failure(SIGN, some, is_common=False, is_timed=False)


def odd(*forms: str, text: str = MISMATCH) -> NamedRanks | None:
    """Return who is named where each rank says which call it makes."""
    return named_ranks(failure(text), [RankCall(*one) for one in enumerate(forms)])


@pytest.mark.parametrize(
    ("words", "ranks"), [("Rank 2", {2}), ("Ranks 4, 5, 6", {4, 5, 6}), ("Ranks 1", {1})]
)
def test_a_monitored_barrier_names_who_is_late(words: str, ranks: set[int]) -> None:
    """The rank that prints the message is not the one that fails."""
    assert named_ranks(failure(LATE.format(words))) == NamedRanks(
        frozenset(ranks), "did not reach a barrier in time"
    )


def test_barriers_that_name_different_ranks_accuse_nobody() -> None:
    """Two groups may each miss a rank, and which was first is not known."""
    assert named_ranks(failure(LATE.format("Rank 2"), LATE.format("Rank 3"))) is None


def test_the_rank_with_another_call_differs() -> None:
    """Three of four ranks make the same call."""
    assert odd(SAME, SAME, "OpType=BARRIER", SAME) == NamedRanks(
        frozenset({2}), "calls BARRIER, but the others call ALLREDUCE, [8], Float"
    )


def test_ranks_with_different_calls_are_named_together() -> None:
    """Each of them makes a call of its own."""
    assert odd(SAME, SAME, "OpType=BARRIER", SAME, "OpType=REDUCE") == NamedRanks(
        frozenset({2, 4}), "makes other calls, but the others call ALLREDUCE, [8], Float"
    )


def test_the_number_of_a_call_counts() -> None:
    """A rank that skipped a call makes the same one later."""
    found = odd(*(f"SequenceNumber={9 - (rank == 1)}, {SAME}" for rank in range(3)))

    assert found
    assert found.ranks == {1}


def test_calls_matter_only_where_a_mismatch_leads() -> None:
    """A rank that ran out of memory failed before the others missed it."""
    assert odd(SAME, "OpType=BARRIER", SAME, text="CUDA out of memory.") is None


def nans(*steps: str, name: str = "nan-loss") -> NamedRanks | None:
    """Return what is named where each rank has a nan at a step."""
    matches = (Match(name, "", "", 1, "symptom", 1, f"train: {one} loss: nan") for one in steps)
    events = [FailureEvent(match, f"rank {rank}") for rank, match in enumerate(matches)]
    some = tuple(Occurrence(f"rank{rank}.log", event) for rank, event in enumerate(events))
    return named_ranks(Failure(SIGN, some, is_common=True, is_timed=False))


def test_the_rank_with_a_nan_a_step_before_the_others_made_it() -> None:
    """It comes to the others with its gradients."""
    assert nans("step 4", "step 4", "step 3", "Step: 4") == NamedRanks(
        frozenset({2}), "has it at step 3, and the others later", has_spread=True
    )


@pytest.mark.parametrize("steps", [("step 3", "step 3", "step 4"), ("step 3",), ("step 3", "x")])
def test_nans_of_one_step_name_nobody(steps: tuple[str, ...]) -> None:
    """And nor does a nan without a step, or one that no other rank has."""
    assert nans(*steps) is None


def test_a_failure_that_does_not_spread_names_nobody() -> None:
    """Which rank ran out of memory in an earlier step is no cause of the others."""
    assert nans("step 4", "step 3", name="oom") is None


@pytest.mark.parametrize(
    "forms",
    [
        (SAME, "OpType=BARRIER"),
        (SAME, SAME, "OpType=BARRIER", "OpType=BARRIER"),
        (SAME, SAME, SAME),
        (),
    ],
)
def test_where_no_call_is_that_of_most_nobody_is_named(forms: tuple[str, ...]) -> None:
    """Of two ranks, or of two halves, neither is the one that differs."""
    assert odd(*forms) is None
