"""Hold the node that is taken for lost to the silence of all its processes."""

from dataclasses import replace

import pytest

from faultdex.jobs.ranking import job_of
from faultdex.jobs.silent_node import SilentNode, silent_node
from faultdex.jobs.summary import FailureEvent, LogSummary
from faultdex.model.answer import Match

LOST = Match("peer", "", "", 0.8, "symptom", 4, "Connection closed by peer [1]")
FOOTER = Match("footer", "", "", 0.6, "echo", 3, "the launcher's footer")
CAUSE = Match("oom", "", "", 0.98, "root", 9, "CUDA out of memory.")


def node(name: str, first: int, *matches: Match, ended: Match | None = FOOTER) -> list[LogSummary]:
    """Return the logs of a node of two ranks, and of its launcher."""
    events = tuple(map(FailureEvent, matches))
    launcher = LogSummary(f"{name}/launcher.log", (FailureEvent(ended),) if ended else ())
    ranks = (
        LogSummary(
            f"{name}/logs/none_a/attempt_0/{local}/stderr.log",
            events,
            speaker=f"rank {first + local}",
        )
        for local in range(2)
    )
    return [launcher, *ranks]


def found(*every: list[LogSummary]) -> SilentNode | None:
    """Return the node that is silent in a job."""
    summaries = [one for some in every for one in some]
    return silent_node(job_of(summaries, {}), summaries)


def test_a_node_that_says_nothing_is_lost() -> None:
    """Its launcher would have told which of its ranks failed."""
    lost = node("b", 2, ended=None)

    assert found(node("a", 0, LOST), lost) == SilentNode("b", frozenset({2, 3}))


def test_ranks_that_are_not_known_are_not_named() -> None:
    """The node is, by its folder."""
    lost = [replace(one, speaker="") for one in node("b", 2, ended=None)]

    assert found(node("a", 0, LOST), lost) == SilentNode("b", frozenset())


@pytest.mark.parametrize(
    "every",
    [
        (node("a", 0, LOST, CAUSE), node("b", 2, ended=None)),
        (node("a", 0, LOST), node("b", 2)),
        (node("a", 0), node("b", 2, ended=None)),
        (node("a", 0, LOST), node("b", 2, ended=None), node("c", 4, ended=None)),
        (node("a", 0, LOST), node("b", 2, ended=None)[1:]),
        (node("a", 0, LOST),),
        (node("a", 0, ended=None), node("b", 2, ended=None)),
    ],
    ids=["cause", "footer", "silent rank", "two nodes", "no launcher", "one node", "nothing"],
)
def test_whatever_else_explains_it_blames_no_node(every: tuple[list[LogSummary], ...]) -> None:
    """A cause, a launcher that speaks or is missing, and a rank elsewhere that is silent too."""
    assert found(*every) is None
