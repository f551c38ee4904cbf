"""Hold the ranks that local ones are to what the logs of their launcher tell."""

import pytest

from faultdex.jobs.local_ranks import launcher_of, with_ranks
from faultdex.jobs.summary import FailureEvent, LogSummary
from faultdex.model.answer import Match

ERROR = Match("", "", "", 0, "own", 8, "ValueError: no label 4711")


def log(node: str, local: int, speaker: str = "") -> LogSummary:
    """Return the log of a local rank, whose lines name a rank or none."""
    name = f"{node}logs/none_a/attempt_0/{local}/stderr.log"
    return LogSummary(name, (FailureEvent(ERROR, speaker),), speaker=speaker)


def speakers(*every: LogSummary) -> list[str]:
    """Return whose the logs are, with what others tell."""
    return [one.speaker for one in with_ranks(every)]


def test_a_log_that_names_its_rank_tells_those_of_its_launcher() -> None:
    """The second node begins with rank 8, and what its silent rank says is that of rank 10."""
    every = with_ranks([log("b/", 0, "rank 8"), log("b/", 1, "rank 9"), log("b/", 2)])

    assert every[2].speaker == "rank 10"
    assert [event.speaker for event in every[2].events] == ["rank 10"]


def test_a_launcher_tells_nothing_of_another() -> None:
    """Of the node whose logs name no rank it is not known which ranks it had."""
    assert speakers(log("a/", 0, "rank 0"), log("b/", 0)) == ["rank 0", ""]


@pytest.mark.parametrize("others", [("rank 3", "rank 9"), ("rank 0", "rank 0")])
def test_logs_that_disagree_tell_nothing(others: tuple[str, str]) -> None:
    """A log may name a rank that is not its own."""
    first, second = others

    assert speakers(log("", 0, first), log("", 1, second), log("", 2)) == [first, second, ""]


def test_logs_of_no_launcher_stay_as_they_are() -> None:
    """A name without an attempt tells no local rank."""
    every = [LogSummary("rank3.log"), log("", 0, "rank 0")]

    assert with_ranks(every) == every
    assert launcher_of("rank3.log") == ""
    assert launcher_of(every[1].name) == "logs/none_a"
