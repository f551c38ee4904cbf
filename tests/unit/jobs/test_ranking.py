"""Hold the order of a job's failures: kind before number before clock."""

from dataclasses import replace

import pytest

from faultdex.jobs.ranking import Job, job_of
from faultdex.jobs.summary import OWN, FailureEvent, LogSummary, Work
from faultdex.jobs.timestamps import stamp_of
from faultdex.jobs.verdict import as_data, verdict
from faultdex.model.answer import Match
from faultdex.model.card import Card

OOM = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "CUDA out of memory.")
ASSERT = Match("assert", "Assert", "https://x/assert/", 0.98, "root", 7, "an assert failed")
WATCHDOG = Match(
    "watchdog", "Watchdog", "https://x/watchdog/", 0.98, "root", 5, "Watchdog caught collective"
)
LOST = Match("peer", "Peer", "https://x/peer/", 0.8, "symptom", 4, "Connection closed by peer [1]")
FOOTER = Match("footer", "Footer", "https://x/footer/", 0.6, "echo", 3, "the launcher's footer")
BUG = Match("", "", "", 0, OWN, 8, "ValueError: no label 4711")

CARD = Card("", "runtime", "", "", "", "executed", (), 2, 1, "", "", "", ())


def event_of(match: Match, time: str = "") -> FailureEvent:
    """Return a mark whose line has a time, or none."""
    return FailureEvent(match, stamp=stamp_of(f"2026-11-20 {time} x") if time else None)


def summaries(count: int, *matches: Match, time: str = "", start: int = 0) -> list[LogSummary]:
    """Return the logs of some ranks that name the same."""
    events = tuple(event_of(match, time) for match in matches)
    return [LogSummary(f"rank{rank}.log", events) for rank in range(start, start + count)]


def job(*every: list[LogSummary]) -> Job:
    """Return the job of these logs, without cards."""
    return job_of([voice for some in every for voice in some], {})


def names(done: Job) -> list[str]:
    """Return what failed, in its order."""
    return [one.first.event.match.id or "own" for one in done.failures]


def test_one_cause_outranks_what_waits_for_it() -> None:
    """The watchdog's timeout explains a log alone, and here it only speaks of another rank."""
    done = job(summaries(255, WATCHDOG, FOOTER), summaries(1, OOM, WATCHDOG, start=255))

    assert (names(done), done.how) == (["oom", "watchdog"], "alone")
    assert verdict(done).says == (
        "Rank 255 failed first, in rank255.log at line 9; the other 255 logs only echo it."
    )


def test_an_earlier_echo_is_still_an_echo() -> None:
    """Clocks differ by seconds, and causes come before echoes all the same."""
    done = job(summaries(9, LOST, time="12:00:00"), summaries(1, OOM, time="12:00:04", start=9))

    assert done.culprit
    assert done.culprit.name == "rank9.log"
    assert "9 logs are earlier by up to 4 s" in dict(verdict(done).notes)["when"]


def test_an_error_that_no_entry_explains_outranks_what_speaks_of_others() -> None:
    """Most often the first failure is the program's own."""
    done = job(summaries(3, WATCHDOG), summaries(1, BUG, start=3))

    assert (names(done), done.how) == (["own", "watchdog"], "alone")


@pytest.mark.parametrize(("naming", "is_common"), [(2, False), (3, True)])
def test_what_half_of_the_logs_say_is_not_what_most_say(naming: int, is_common: object) -> None:
    """Two of four ranks are not most of them; three are."""
    done = job(summaries(naming, OOM), summaries(4 - naming, FOOTER, start=naming))

    assert [one.is_common for one in done.failures if one.first.event.match is OOM] == [is_common]


def test_what_most_logs_say_is_not_what_failed_first() -> None:
    """Errors that no entry knows may be echoes; only their number tells."""
    unknown = replace(BUG, text="RuntimeError: flux lost 17")
    done = job(summaries(7, unknown), summaries(1, BUG, start=7))

    assert done.culprit
    assert done.culprit.name == "rank7.log"


def test_numbers_do_not_tell_errors_apart() -> None:
    """Each rank names its own address in the same error."""
    texts = [f"RuntimeError: flux lost at 0x{rank:x}, {rank}" for rank in range(8)]
    every = [
        LogSummary(f"rank{rank}.log", (event_of(replace(BUG, text=text)),))
        for rank, text in enumerate(texts)
    ]

    assert len(job_of(every, {}).failures) == 1


def test_of_two_causes_the_earlier_one_is_first() -> None:
    """Between equals the clock decides, and the answer says so."""
    done = job(
        summaries(1, OOM, time="12:00:09"),
        summaries(1, ASSERT, time="12:00:02", start=1),
        summaries(6, LOST, time="12:00:20", start=2),
    )

    assert (names(done), done.how) == (["assert", "oom", "peer"], "time")
    assert "clocks" in dict(verdict(done).notes)["because"]


def test_without_times_the_rarer_cause_is_first() -> None:
    """One rank told from many is more than many told from one."""
    done = job(summaries(2, OOM), summaries(1, ASSERT, start=2), summaries(5, LOST, start=3))

    assert (names(done), done.how) == (["assert", "oom", "peer"], "count")


def test_of_several_logs_with_one_cause_the_earliest_is_first() -> None:
    """A node of ranks fails, and one of them before the others."""
    late = summaries(1, OOM, time="12:00:09")
    done = job(late, summaries(1, OOM, time="12:00:02", start=1), summaries(6, LOST, start=2))

    assert done.culprit
    assert (done.culprit.name, done.how) == ("rank1.log", "time")
    assert "1 names the same failure" in verdict(done).says


def test_a_rank_that_is_heard_twice_is_one() -> None:
    """The launcher repeats what its ranks say, and a process may have two logs."""
    launcher = LogSummary("slurm-8.out", (replace(event_of(OOM), speaker="rank 3"),))
    done = job(summaries(6, LOST, start=4), summaries(1, OOM, start=3), [launcher])

    assert done.culprit
    assert (done.culprit.name, done.how) == ("rank3.log", "alone")


def test_a_local_rank_is_the_launcher_s_rank_on_one_node_only() -> None:
    """Two nodes have a local rank 3 each, and these are two ranks."""
    launcher = LogSummary("agent.log", (replace(event_of(OOM), speaker="rank 3"),))
    trees = [LogSummary(f"node_{node}/attempt_0/3/stderr.log", (event_of(OOM),)) for node in "ab"]
    others = summaries(6, LOST, start=4)

    assert job(others, [launcher], trees[:1]).how == "alone"
    assert job(others, [launcher], trees).how == "place"


def test_nobody_is_blamed_where_nothing_tells() -> None:
    """Two logs, one cause, no time: which was first is not known, and nothing else is said."""
    done = job(summaries(2, OOM), summaries(6, LOST, start=2))

    assert done.culprit is None
    assert verdict(done).says == (
        "2 of 8 logs name the same failure, and which failed first is not known."
    )
    assert (as_data(done)["first"], as_data(done)["decided_by"]) == (None, None)


def test_the_same_second_is_no_order() -> None:
    """Clocks that show whole seconds tell nothing of the ranks of one node."""
    done = job(
        summaries(2, OOM, time="12:00:02"),
        summaries(2, ASSERT, time="12:00:02", start=2),
        summaries(6, LOST, start=4),
    )

    assert (done.how, done.culprit) == ("place", None)


def test_a_failure_of_all_ranks_is_no_rank_s() -> None:
    """What all share is the cause."""
    done = job(summaries(8, OOM))

    assert done.culprit is None
    assert verdict(done).says.startswith("All 8 logs name the same failure")


def test_the_rank_that_had_a_failure_of_all_earliest_is_told() -> None:
    """It is a hint where to look, and blames nobody."""
    done = job(
        summaries(1, OOM, time="12:00:09"),
        summaries(1, OOM, time="12:00:05", start=1),
        summaries(6, OOM, time="12:00:07", start=2),
    )

    assert done.culprit is None
    assert dict(verdict(done).notes)["earliest"] == "rank 1, by the times in the logs"


def test_times_before_tracebacks_tell_nothing_of_a_failure_of_all_ranks() -> None:
    """They say when each rank last logged, which depends on what it logs."""
    after = replace(event_of(OOM, "12:00:09"), is_after=True)
    done = job([LogSummary("rank0.log", (after,))], summaries(7, OOM, time="12:00:05", start=1))

    assert "earliest" not in dict(verdict(done).notes)


def test_times_before_tracebacks_put_a_failure_of_few_ranks_in_order() -> None:
    """Two of eight ranks raised the same error, one some seconds before the other."""
    late, early = (
        LogSummary(f"rank{rank}.log", (replace(event_of(OOM, time), is_after=True),))
        for rank, time in enumerate(("12:00:09", "12:00:05"))
    )
    done = job([late, early], summaries(6, LOST, start=2))

    assert done.culprit
    assert (done.culprit.name, done.how) == ("rank1.log", "time")


def test_a_failure_of_two_is_no_rank_s_where_both_have_it() -> None:
    """What all of a small job share is shared as well."""
    assert verdict(job(summaries(2, OOM))).says == (
        "Both logs name the same failure, so no one rank failed first."
    )


@pytest.mark.parametrize(("others", "is_known"), [((FOOTER,), False), ((), True)])
def test_times_before_tracebacks_tell_nothing_of_a_failure_of_two_ranks(
    others: tuple[Match, ...], is_known: object
) -> None:
    """Both have it and the launcher echoes it; a rank without it would leave the earlier one."""
    late, early = (
        LogSummary(f"rank{rank}.log", (replace(event_of(OOM, time), is_after=True),))
        for rank, time in enumerate(("12:00:09", "12:00:05"))
    )
    done = job([late, early], summaries(1, *others, start=2))

    assert bool(done.culprit) is is_known


def test_a_silent_rank_is_suspected_where_all_others_wait() -> None:
    """The rank that hangs, or was killed, leaves no error."""
    done = job(summaries(7, WATCHDOG, time="12:10:00"), summaries(1, start=7))
    last = replace(done.silent[0], last=stamp_of("2026-11-20 12:00:00 step"))
    told = verdict(replace(done, silent=(last,)))

    assert done.culprit is None
    assert told.says.startswith("Rank 7 may have failed first, without a word; 7 of 8 logs only")
    assert "10 min before any other log" in dict(told.notes)["silent"]


def test_a_note_beside_the_logs_is_not_suspected() -> None:
    """A rank's log is called like those of the other ranks."""
    assert job(summaries(7, WATCHDOG), [LogSummary("notes.txt")]).silent == ()


def test_many_silent_ranks_tell_nothing() -> None:
    """Half of the logs are of who was not asked."""
    assert job(summaries(4, WATCHDOG), summaries(4, start=4)).silent == ()


def test_the_rank_that_fell_behind_is_suspected() -> None:
    """It enqueued fewer collectives of the group than all the others."""
    every = [
        LogSummary(f"rank{rank}.log", (event_of(WATCHDOG),), work=(Work("0(pg)", rank, count),))
        for rank, count in enumerate([9, 9, 9, 7, 9, 9, 9, 9])
    ]
    done = job_of(every, {})

    assert [(one.rank, one.enqueued) for one in done.behind] == [(3, 7)]
    assert verdict(done).says.startswith("Rank 3 may have failed first, because it is behind")
    assert as_data(done)["behind"] == [3]


def test_the_first_attempt_is_told_before_the_second() -> None:
    """A job that was started again fails again, for another reason."""
    first = LogSummary("attempt_0/1/stderr.log", (event_of(OOM, "12:09:00"),))
    second = LogSummary("attempt_1/0/stderr.log", (event_of(ASSERT, "12:01:00"),))
    done = job_of([second, first], {})

    assert done.culprit
    assert done.culprit.name == first.name
    assert "0 of 2" in dict(verdict(done).notes)["attempt"]


def test_an_attempt_fails_before_the_next_whatever_explains_it() -> None:
    """The program's own error in the first attempt is not second to a known one in the second."""
    names = [f"attempt_{attempt}/{rank}/stderr.log" for attempt in (0, 1) for rank in range(4)]
    bug, oom = event_of(BUG), event_of(OOM)
    done = job_of(
        [
            LogSummary(name, ({1: bug, 6: oom}.get(place, event_of(LOST)),))
            for place, name in enumerate(names)
        ],
        {},
    )

    assert done.culprit
    assert (done.culprit.name, done.how) == (names[1], "alone")
    assert verdict(done).says == (
        "Local rank 1 failed first, in attempt_0/1/stderr.log at line 8; "
        "of the other 7 logs, 6 only speak of other ranks and 1 names another failure."
    )
    assert "logs of its attempt" in dict(verdict(done).notes)["because"]


def test_a_cause_of_all_ranks_in_the_first_attempt_is_told_before_the_second() -> None:
    """The job was not well before one rank failed in the second."""
    first = [LogSummary(f"attempt_0/{rank}/stderr.log", (event_of(OOM),)) for rank in range(4)]
    second = [
        LogSummary(f"attempt_1/{rank}/stderr.log", (event_of(LOST if rank else ASSERT),))
        for rank in range(4)
    ]
    done = job(first, second)

    assert names(done) == ["oom", "assert", "peer"]
    assert done.culprit is None


def test_the_same_failure_in_a_later_attempt_is_no_rival() -> None:
    """Without any time the attempts themselves tell which came first."""
    names = [f"attempt_{attempt}/{rank}/stderr.log" for attempt in (0, 1) for rank in range(4)]
    every = [
        LogSummary(name, (event_of(OOM if place in {1, 6} else LOST),))
        for place, name in enumerate(names)
    ]
    done = job_of(every, {})

    assert done.culprit
    assert (done.culprit.name, done.how) == (names[1], "alone")


def test_a_process_with_two_logs_is_counted_once() -> None:
    """What all ranks name in their errors is common, whatever they printed beside it."""
    errors = [
        LogSummary(f"{rank}/stderr.log", (event_of(OOM, f"12:00:0{rank}"),)) for rank in range(8)
    ]
    done = job_of([*errors, *(LogSummary(f"{rank}/stdout.log") for rank in range(8))], {})

    assert done.culprit is None
    assert verdict(done).says.startswith("8 of 16 logs name the same failure")


def test_a_reason_does_not_deny_what_other_logs_hold() -> None:
    """An error that was caught in all ranks stands beside the one of a single rank."""
    caught = replace(BUG, text="FileNotFoundError: no cache")
    done = job(summaries(3, caught, WATCHDOG), summaries(1, caught, BUG, start=3))

    assert done.culprit
    assert done.culprit.name == "rank3.log"
    assert "named by most logs" in dict(verdict(done).notes)["because"]


def test_two_errors_of_one_process_need_no_clock() -> None:
    """The launcher writes an error to a file of its own, in other words than the log's."""
    told = LogSummary("attempt_0/1/error.json", (event_of(replace(BUG, text='ValueError: {"x"}')),))
    own = LogSummary("attempt_0/1/stderr.log", (event_of(BUG),))
    others = [LogSummary(f"attempt_0/{rank}/stderr.log", (event_of(LOST),)) for rank in (0, 2, 3)]
    done = job_of([told, own, *others], {})

    assert done.culprit
    assert done.how == "alone"
    assert verdict(done).says.startswith("Local rank 1 failed first")
    assert "one process" in dict(verdict(done).notes)["because"]


def test_the_same_moment_is_not_before_another() -> None:
    """Ranks of one node die within the second that their clock shows."""
    done = job(summaries(3, LOST, time="12:00:02"), summaries(1, OOM, time="12:00:02", start=3))

    assert dict(verdict(done).notes)["when"] == (
        "2026-11-20 12:00:02, the time of another log's failure too"
    )


def test_a_file_beside_others_that_say_nothing_did_not_fail_first() -> None:
    """Without a rank there may be no job at all, and nothing is compared."""
    told = verdict(job_of([LogSummary("a.txt", (event_of(BUG),)), LogSummary("b.txt")], {}))

    assert told.says == "a.txt names a failure, at line 8; the other log names no failure."
    assert "because" not in dict(told.notes)


def test_a_time_before_an_error_is_not_called_its_own() -> None:
    """A traceback carries no time, and the answer says what was compared."""
    early, late = (
        replace(event_of(match, f"12:00:0{second}"), is_after=True)
        for match, second in ((OOM, 2), (ASSERT, 4))
    )
    done = job([LogSummary("rank0.log", (early,)), LogSummary("rank1.log", (late,))])

    assert done.how == "time"
    assert dict(verdict(done).notes)["because"].startswith("its last time before the error")


def test_logs_of_two_slurm_jobs_blame_nobody() -> None:
    """A folder of last week's outputs is not one job, and the numbers of Slurm tell."""
    every = [LogSummary(f"logs/slurm-{number}.out", (event_of(OOM),)) for number in (100, 101)]
    done = job_of(every, {})

    assert (done.culprit, done.jobs) == (None, 2)
    assert verdict(done).says.startswith("These logs are of 2 jobs of Slurm")
    assert job_of([LogSummary(f"slurm-100_{task}.out") for task in range(3)], {}).jobs == 1


@pytest.mark.parametrize(
    ("matches", "says"),
    [
        ([], "None of 1 log names a failure that is known here."),
        ([OOM], "Rank 0 failed first, in rank0.log at line 9; all other logs are empty."),
        ([LOST], "Rank 1 may have failed first, without a word; the only log that is not empty"),
    ],
)
def test_one_log_among_empty_ones_is_told_in_plain_words(matches: list[Match], says: str) -> None:
    """Ranks that were killed leave nothing, and there are no other logs to count."""
    done = job_of([*summaries(1, *matches), LogSummary("rank1.log", is_empty=True)], {})

    assert verdict(done).says.startswith(says)


def test_nothing_is_said_of_logs_that_say_nothing() -> None:
    """An empty log and one without failures are no reason to fail."""
    done = job_of([LogSummary("a.log", is_empty=True), LogSummary("b.log")], {})

    assert (done.culprit, done.failures) == (None, ())
    assert verdict(done).says.startswith("None of")


def test_a_hint_of_slowness_in_all_logs_is_no_failure() -> None:
    """Logs of a dead job also hold warnings that every rank has printed from the start."""
    card = replace(CARD, id="oom", category="performance")
    every = [*summaries(7, OOM), *summaries(1, BUG, OOM, start=7)]
    done = job_of(every, {"oom": card})

    assert done.culprit
    assert done.culprit.name == "rank7.log"
    assert verdict(done).says.endswith("; the other 7 logs name no failure.")
    assert verdict(job_of(summaries(8, OOM), {"oom": card})).says.startswith(
        "All 8 logs name the same"
    )


def test_empty_logs_are_said_to_be_empty() -> None:
    """There is nothing to recognise in them."""
    done = job_of([LogSummary(f"rank{rank}.log", is_empty=True) for rank in range(2)], {})

    assert verdict(done).says == "All logs are empty."
