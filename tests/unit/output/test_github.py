"""Hold annotations of a workflow to the weight of what they show."""

from dataclasses import replace

import pytest

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.ranking import job_of
from faultdex.jobs.summary import FailureEvent, LogSummary
from faultdex.model.answer import Answer, Known, Match, UnmatchedError
from faultdex.output.github import tell
from faultdex.pack.read import Pack

OOM = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "out of memory")
LOST = Match("peer", "Peer", "https://x/peer/", 0.8, "symptom", 4, "closed by peer")
ROW = Known("xid", "62", "Xid 62", "https://x/xid/#62", "It halted.", "Reset it.", "", 7, "Xid 62")
OWN = UnmatchedError(2, "KeyError: 'labels'", "rank 3", "train.py:7")


def told(pack: Pack, answer: Answer) -> list[str]:
    """Return the commands for one file."""
    return tell(pack, Inputs((Explained("a.log", answer),))).splitlines()


@pytest.mark.parametrize(
    ("role", "level"),
    [("root", "error"), ("symptom", "warning"), ("echo", "notice"), ("others", "notice")],
)
def test_only_a_cause_is_an_error(pack: Pack, role: str, level: str) -> None:
    """What may have its cause elsewhere weighs less."""
    assert told(pack, Answer((replace(OOM, role=role),))) == [
        f"::{level} file=a.log,line=9,title=Out of memory::out of memory%0Ahttps://x/oom/"
    ]


@pytest.mark.parametrize(
    ("given", "level"),
    [
        ({}, "warning"),
        ({"level": "info"}, "notice"),
        ({"kind": "notice"}, "notice"),
        ({"follow_on": True}, "notice"),
        ({"kind": "follow-on"}, "notice"),
    ],
)
def test_a_message_is_a_warning_unless_it_is_no_error(
    pack: Pack, given: dict[str, object], level: str
) -> None:
    """Nor is what only follows another message."""
    assert told(pack, Answer(known=(replace(ROW, **given),))) == [
        f"::{level} file=a.log,line=7,title=Xid 62::Xid 62%0AIt halted.%0AReset it.%0Ahttps://x/xid/#62"
    ]


def test_an_error_that_no_entry_explains_comes_first(pack: Pack) -> None:
    """With its place in the program and the rank; below a cause it has no annotation."""
    echo = replace(OOM, role="echo")
    led, [below] = (told(pack, Answer((one,), own=(OWN,))) for one in (echo, OOM))

    assert led[0] == (
        "::warning file=a.log,line=2,title=An error that no entry explains"
        "::KeyError: 'labels'%0AAt: train.py:7%0ASaid by rank 3."
    )
    assert led[1].startswith("::notice ")
    assert below.startswith("::error ")


def test_the_job_is_told_where_its_first_failure_is(pack: Pack) -> None:
    """Once, at the end of that message."""
    every = [
        Explained(
            f"rank{rank}.log",
            Answer((one,)),
            LogSummary(f"rank{rank}.log", (FailureEvent(one),)),
        )
        for rank, one in enumerate((LOST, OOM))
    ]
    job = job_of([one.summary for one in every if one.summary], {})
    lost, oom = tell(pack, Inputs(tuple(every), job)).splitlines()

    assert lost.endswith("https://x/peer/")
    assert "https://x/oom/%0ARank 1 failed first" in oom
