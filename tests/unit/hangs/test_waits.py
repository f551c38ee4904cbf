"""Name the ranks that the others wait for, and no rank that only waits."""

from collections.abc import Callable
from dataclasses import replace

from faultdex.hangs.calls import Dump
from faultdex.hangs.verdict import describe
from faultdex.hangs.waits import Cause, Hang, Sure, hang_of, world_of

Job = Callable[..., list[Dump]]
DONE, OPEN = "0:1 all_reduce 4 Float", "0:2 all_reduce 4 Float open"
CALL = "all_reduce(4 elements of Float)"
PAIR, PAIR_OPEN = "7:1 all_reduce 4 Float", "7:2 all_reduce 4 Float open"


def named(hang: Hang) -> tuple[Cause, Sure, set[int], set[int]]:
    """Return what is held against whom."""
    return hang.cause, hang.sure, {*hang.faulty}, {*hang.suspects}


def test_a_rank_that_joins_no_call_is_named(job: Job) -> None:
    """Its dump ends before the call in which the others wait."""
    hang = hang_of(job([DONE, OPEN], [DONE], [DONE, OPEN]))

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {1}, set())
    assert hang.waiting == {0, 2}


def test_a_rank_that_made_no_call_is_late_for_the_first_one(job: Job) -> None:
    """It left a dump, so it lives, and the others wait for it in call 1."""
    first = "0:1 all_reduce 4 Float open"
    hang = hang_of(job([first], [], [first]))

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {1}, set())


def test_a_rank_that_waits_elsewhere_is_not_named(job: Job) -> None:
    """Rank 3 is behind in the world because it waits for rank 2 in their pair."""
    hang = hang_of(
        job([DONE, OPEN], [DONE, OPEN], [DONE, PAIR], [DONE, PAIR, PAIR_OPEN], g7=[2, 3])
    )

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {2}, set())
    assert 3 in hang.waiting


def test_what_stands_behind_the_first_open_call_says_nothing(job: Job) -> None:
    """All joined call 2, which hangs; that rank 1 has not made call 3 yet is no fault."""
    hang = hang_of(job([DONE, OPEN, "0:3 all_reduce 4 Float open"], [DONE, OPEN]))

    assert named(hang) == (Cause.ALL_JOINED, Sure.UNDECIDED, set(), set())


def test_a_rank_without_a_dump_is_suspected_if_the_others_wait_for_it(job: Job) -> None:
    """All that left a dump have joined, so that only the missing rank can lack."""
    hang = hang_of(job([DONE, OPEN], None, [DONE, OPEN]))

    assert named(hang) == (Cause.NO_DUMP, Sure.LIKELY, {1}, set())


def test_a_rank_without_a_dump_is_only_missing_if_another_did_not_join(job: Job) -> None:
    """Rank 2 is seen not to join; of rank 1 nobody knows."""
    hang = hang_of(job([DONE, OPEN], None, [DONE], [DONE, OPEN]))

    assert named(hang) == (Cause.NOT_JOINED, Sure.LIKELY, {2}, set())
    assert hang.missing == {1}


def test_a_call_of_another_kind_is_a_fault_of_order(job: Job) -> None:
    """Most ranks broadcast, and rank 1 makes the call that comes after that."""
    usual = [DONE, "0:2 broadcast 8 Float open", "0:3 all_reduce 4 Float open"]
    hang = hang_of(job(usual, [DONE, OPEN], usual))

    assert named(hang) == (Cause.ORDER, Sure.DECIDED, {1}, set())
    assert hang.lead
    assert hang.lead.shift == "ahead"


def test_two_calls_that_changed_places_are_told_as_such(job: Job) -> None:
    """Asynchronous calls are recorded before they hang, so that both can be seen."""
    one, two = "0:{} broadcast 8 Float open", "0:{} all_reduce 4 Float open"
    usual = [DONE, one.format(2), two.format(3)]
    hang = hang_of(job(usual, [DONE, two.format(2), one.format(3)], usual))

    assert hang.lead
    assert hang.lead.shift == "swapped"


def test_another_number_of_elements_is_a_fault_of_shape(job: Job) -> None:
    """The last batch of rank 2 is smaller."""
    hang = hang_of(job([DONE, OPEN], [DONE, OPEN], [DONE, "0:2 all_reduce 3 Float open"]))

    assert named(hang) == (Cause.SHAPE, Sure.DECIDED, {2}, set())


def test_another_type_is_a_fault_of_its_own(job: Job) -> None:
    """Rank 0 runs under autocast."""
    hang = hang_of(job([DONE, "0:2 all_reduce 4 Half open"], [DONE, OPEN], [DONE, OPEN]))

    assert named(hang) == (Cause.DTYPE, Sure.DECIDED, {0}, set())


def test_of_two_ranks_that_differ_neither_is_named_as_wrong(job: Job) -> None:
    """One against one is no majority."""
    hang = hang_of(job([DONE, OPEN], [DONE, "0:2 all_reduce 3 Float open"]))

    assert named(hang) == (Cause.SHAPE, Sure.UNDECIDED, set(), {0, 1})


def test_calls_that_may_differ_by_rank_are_not_compared(job: Job) -> None:
    """The parts of an all-to-all have sizes of their own, and rank 1 does not join."""
    uneven = "0:1 all_to_all {} Float"
    hang = hang_of(job([uneven.format(3), OPEN], [uneven.format(5)], [uneven.format(4), OPEN]))

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {1}, set())


def test_ranks_that_wait_for_each_other_in_two_groups_are_suspects(job: Job) -> None:
    """Rank 1 waits in the pair for rank 2, which waits in the world for rank 1."""
    hang = hang_of(job([DONE, OPEN], [DONE, PAIR_OPEN], [DONE, OPEN], g7=[1, 2]))

    assert named(hang) == (Cause.CYCLE, Sure.UNDECIDED, set(), {1, 2})


def test_who_keeps_a_message_is_named(job: Job) -> None:
    """Rank 1 waits for a message of rank 0, which is in no call, and rank 2 for both."""
    hang = hang_of(job([DONE], [DONE, "0:1 recv-by-1<-0 4 Float open"], [DONE, OPEN]))

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {0}, set())


def test_a_healthy_job_hangs_nowhere(job: Job) -> None:
    """All calls are over, even where ranks differ in how many they made."""
    hang = hang_of(job([DONE], [DONE, "0:2 all_reduce 4 Float"]))

    assert named(hang) == (Cause.NOTHING, Sure.UNDECIDED, set(), set())


def test_stacks_excuse_a_rank_that_waits_for_a_message(job: Job) -> None:
    """Gloo records no messages, and the stack of rank 1 shows one."""
    dumps = job([DONE, OPEN], [DONE], [DONE])
    hang = hang_of(dumps, waiting=frozenset({1}))

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {2}, set())


def test_a_hang_is_told_with_the_lines_of_the_program(job: Job) -> None:
    """The sentence names call and ranks, and the notes where they are."""
    described = describe(hang_of(job([DONE, OPEN], [DONE], [DONE, OPEN], None)))

    assert described.says == (
        "Rank 1 did not join call 2 of group 0 (default_pg), all_reduce(4 elements of Float), in"
        " which ranks 0 and 2 wait."
    )
    assert described.notes == (
        (
            "rank 1",
            f"its last call is call 1 of group 0, {CALL}, at /job/train.py:10 in step",
        ),
        ("others", f"{CALL}, at /job/train.py:11 in step"),
        ("missing", "rank 3 left no dump"),
        ("next", "take the stacks of rank 1 (py-spy dump --pid PID), and read what they logged"),
    )


def test_a_rank_whose_buffer_begins_later_is_not_called_late(job: Job) -> None:
    """It may have joined the call of the pair, and has overwritten that since."""
    dumps = job([DONE, PAIR_OPEN], [DONE], g7=[0, 1])
    later = [replace(call, time=9999) for call in dumps[1].calls]
    hang = hang_of([dumps[0], replace(dumps[1], calls=tuple(later), is_cut=True)])

    assert named(hang) == (Cause.ALL_JOINED, Sure.UNDECIDED, set(), set())
    assert "do not tell whether all others joined it" in describe(hang).says


def test_several_ranks_without_a_dump_are_suspects(job: Job) -> None:
    """Perhaps only the files of one node were collected, and some of the others wait too."""
    hang = hang_of(job([DONE, OPEN], [DONE, OPEN], None, None))

    assert named(hang) == (Cause.NO_DUMP, Sure.UNDECIDED, set(), {2, 3})


def test_messages_that_were_sent_as_one_have_the_state_of_their_end(job: Job) -> None:
    """NCCL never marks the single sends of a batch as over; the entry that ends it tells."""
    batch = ["0:1 send-by-{0}->{1} 4 Float open", "0:1 recv-by-{0}<-{1} 4 Float open"]
    calls = [[one.format(*ends) for one in batch] for ends in ((0, 1), (1, 0))]
    over = "0:1 coalesced-by-p2p 1 Float"
    hang = hang_of(job([*calls[0], over, OPEN], [*calls[1], over]))

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {1}, set())


def test_a_batch_of_messages_that_is_open_keeps_its_ranks_from_being_named(job: Job) -> None:
    """Rank 1 waits in a batch with rank 2, which is in no call."""
    waits = ["0:1 recv-by-1<-2 4 Float open", "0:1 coalesced-by-p2p 1 Float open"]
    hang = hang_of(job([DONE, OPEN], [DONE, *waits], [DONE]))

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {2}, set())


def test_a_rank_whose_buffer_reaches_back_before_the_call_is_late(job: Job) -> None:
    """It has forgotten older calls, and would still know this one."""
    dumps = job([DONE, PAIR_OPEN], [DONE], g7=[0, 1])
    hang = hang_of([dumps[0], replace(dumps[1], is_cut=True)])

    assert named(hang) == (Cause.NOT_JOINED, Sure.DECIDED, {1}, set())


def test_the_second_of_two_calls_with_one_number_is_compared_too(job: Job) -> None:
    """Calls that are sent as one share their number, and rank 1 sends another size."""
    pair = [OPEN, "0:2 all_reduce {} Float open"]
    usual, odd = ([DONE, *(one.format(size) for one in pair)] for size in (8, 7))
    hang = hang_of(job(usual, odd, usual))

    assert named(hang) == (Cause.SHAPE, Sure.DECIDED, {1}, set())


def test_ranks_that_no_dump_names_are_missing_between_those_that_did() -> None:
    """Dumps of ranks 0 and 3 tell of a job of four, and a single dump of no job."""
    zero, three = (Dump(rank, f"trace_rank_{rank}", "2.10") for rank in (0, 3))

    assert world_of([zero, three]) == {0, 1, 2, 3}
    assert world_of([three]) == {3}


def test_the_ends_of_a_message_are_counted_within_its_group(job: Job) -> None:
    """Rank 0 of the pair is rank 2 of the job, and keeps rank 3 waiting."""
    hang = hang_of(job([DONE], [DONE], [DONE], [DONE, "7:1 recv-by-1<-0 4 Float open"], g7=[2, 3]))

    assert named(hang) == (Cause.MESSAGE, Sure.LIKELY, {2}, {3})
