"""Hold the formats for programs to saying in which input each thing is."""

import json

import pytest

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.ranking import job_of
from faultdex.jobs.summary import FailureEvent, LogSummary
from faultdex.model.answer import Answer, Known, Match, UnmatchedError
from faultdex.output import json as whole
from faultdex.output import json_lines
from faultdex.pack.read import Pack

GRID = Match("grid-too-wide", "Grid", "https://x/grid/", 0.98, "root", 9, "9 blocks wide")
NEAR = Match("near", "Near", "https://x/near/", 0.4, "candidate", 3, "6 blocks")
ROW = Known("xid", "62", "Xid 62", "https://x/xid/#62", "It halted.", "", "", 7, "Xid 62")
OWN = UnmatchedError(2, "KeyError: 'labels'")
FULL = Explained("a.log", Answer((GRID,), (NEAR,), own=(OWN,), known=(ROW,)))
LOST = Explained("b.log", Answer(complete=False))


def test_each_thing_of_several_inputs_names_its_file(pack: Pack) -> None:
    """Whatever kind of thing it is; the inputs that were not read whole are listed."""
    told = json.loads(whole.tell(pack, Inputs((FULL, LOST))))
    kinds = ("matches", "candidates", "own", "known")

    assert {kind: [one["file"] for one in told[kind]] for kind in kinds} == {
        kind: ["a.log"] for kind in kinds
    }
    assert (told["complete"], told["incomplete"]) == (False, ["b.log"])


def test_one_input_is_told_without_its_name(pack: Pack) -> None:
    """Its things have the same keys, but for the file."""
    one = json.loads(whole.tell(pack, Inputs((FULL,))))
    several = json.loads(whole.tell(pack, Inputs((FULL,), is_folder=True)))
    kinds = ("matches", "candidates", "own", "known")

    assert "incomplete" not in one
    assert {kind: [{"file": "a.log", **each} for each in one[kind]] for kind in kinds} == {
        kind: several[kind] for kind in kinds
    }


def test_lines_leave_out_what_is_not_sure(pack: Pack) -> None:
    """A line for the match and one for the row."""
    rows = json_lines.tell(pack, Inputs((FULL, LOST))).splitlines()

    assert [(one["file"], one.get("id"), one.get("row")) for one in map(json.loads, rows)] == [
        ("a.log", "grid-too-wide", None),
        ("a.log", None, "62"),
    ]


@pytest.fixture
def job() -> Inputs:
    """Return two logs of a job, of which the second one holds its cause."""
    roles = ("symptom", "root")
    matches = [Match(role, role, "/x/", 0.9, role, 4, f"{role} [1]") for role in roles]
    every = [
        Explained(
            f"rank{rank}.log",
            Answer((one,)),
            LogSummary(f"rank{rank}.log", (FailureEvent(one),)),
        )
        for rank, one in enumerate(matches)
    ]
    return Inputs(tuple(every), job_of([one.summary for one in every if one.summary], {}))


def test_a_job_is_told_once(pack: Pack, job: Inputs) -> None:
    """Lines have it in the match of the log that failed first."""
    rows = [json.loads(row) for row in json_lines.tell(pack, job).splitlines()]
    told = json.loads(whole.tell(pack, job))

    assert ["job" in row for row in rows] == [False, True]
    assert rows[1]["job"] == told["job"]
    assert told["job"]["first"]["file"] == "rank1.log"
