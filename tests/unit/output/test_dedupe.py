"""Hold the answers to the logs of a job to being told once, each with the logs it is of."""

from dataclasses import replace

import pytest

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.ranking import job_of
from faultdex.jobs.summary import OWN, FailureEvent, LogSummary
from faultdex.model.answer import Answer, Known, Match
from faultdex.output.dedupe import Deduped, Row, dedupe

OOM = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "CUDA out of memory.")
LOST = Match("peer", "Peer", "https://x/peer/", 0.8, "symptom", 4, "Connection closed by peer [1]")
ECHO = Match("foot", "Footer", "https://x/foot/", 0.6, "echo", 20, "Root Cause")
ROW = Known("xid", "62", "Xid 62", "https://x/xid/#62", "It halted.", "", "", 7, "Xid 62")
NEAR = Match("near", "Near", "https://x/near/", 0.4, "candidate", 3, "6 blocks")


def log(name: str, *matches: Match, known: tuple[Known, ...] = (), text: bool = True) -> Explained:
    """Return a log of a job with what it shows."""
    events = tuple(map(FailureEvent, matches[:1]))
    summary = LogSummary(name, events, is_empty=not text)
    return Explained(name, Answer(matches, known=known), summary)


def told(*every: Explained) -> Deduped:
    """Return what is told of the logs of one job."""
    job = job_of([one.summary for one in every if one.summary], {})
    return dedupe(Inputs(every, job), job)


def test_a_failure_of_many_logs_is_told_once() -> None:
    """What waits for others gets a row, since a cause is told in full."""
    found = told(log("a", LOST), log("b", OOM), log("c", OOM, LOST), log("d", LOST))

    assert [(one.names, one.answer.matches[0].id) for one in found.sections] == [
        (("b", "c"), "oom")
    ]
    assert found.rows == (Row(("a", "d"), "Peer", "speaks of other ranks", LOST.url),)


def test_logs_without_a_failure_are_told_by_what_they_lack() -> None:
    """Empty ones, those that name nothing, and those that could not be read."""
    unread = Explained("e", Answer(complete=False))
    found = told(log("a", OOM), log("b"), log("c", text=False), log("d"), unread)

    assert found.rows == (
        Row(("b", "d"), "no error that is known here"),
        Row(("c",), "empty"),
        Row(("e",), "not read"),
    )
    assert found.beside == ()


def test_an_error_of_the_program_is_told_beside_what_entries_explain() -> None:
    """What entries explain in that log comes after it; an echo that leads is no such error."""
    own = Match("", "", "", 0, OWN, 3, "KeyError: 'labels'")
    summary = LogSummary("a", (FailureEvent(own),))
    [section] = told(Explained("a", Answer((LOST,)), summary), log("b")).sections
    [echo] = told(log("a", ECHO), log("b")).sections

    assert (section.own, section.answer.matches) == (own, (LOST,))
    assert (echo.own, echo.answer.matches) == (None, (ECHO,))


def test_what_is_no_log_is_told_beside_the_job() -> None:
    """An entry that is asked for, or the kernel log of a node."""
    entry = Explained("oom", Answer((OOM,)))

    assert told(log("a", OOM), log("b"), entry).beside == (entry,)


def test_the_five_failures_nearest_to_a_cause_are_told_in_full() -> None:
    """The others have a row each, those of most logs first."""
    kinds = [replace(OOM, id=f"oom{n}", text=f"error {chr(65 + n)}") for n in range(7)]
    logs = [log(f"{n}", one) for n, one in enumerate([*kinds, kinds[6]])]
    found = told(*logs)

    assert len(found.sections) == 5
    assert len(found.rows) == 2
    assert [len(row.names) for row in found.rows] == sorted(
        (len(row.names) for row in found.rows), reverse=True
    )


def test_a_message_that_no_section_tells_is_told_with_its_logs() -> None:
    """One that a section tells is not told again."""
    other = replace(ROW, row="79")
    found = told(
        log("a", OOM, known=(ROW,)), log("b", known=(ROW, other)), log("c", known=(other,))
    )

    assert found.known == ((("b", "c"), other),)


@pytest.mark.parametrize("count", [1, 2])
def test_where_all_only_wait_each_is_told_in_full(count: int) -> None:
    """It is no cause here, and says that it speaks of others."""
    [section] = told(*(log(f"{n}", LOST) for n in range(count + 1))).sections

    assert section.answer.matches[0].role == "others"
    assert len(section.names) == count + 1
