"""Hold what the logs of a job say in `triage` to who is named, who may be, and what to do."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.answering.log_lead import of_logs
from faultdex.jobs.inputs import Inputs
from faultdex.jobs.ranking import job_of
from faultdex.jobs.summary import FailureEvent, LogSummary
from faultdex.model.answer import Match
from faultdex.pack.read import Pack

Run = Callable[..., CompletedProcess[str]]
LINE = "launch failed: the grid is 70000 blocks wide"
LOST = "RuntimeError: [pair.cc:553] Connection closed by peer [127.0.0.1]:3344"
SHARED = "KeyError: 'learning_rate'"
LATE = "RuntimeError: [Rank 0]: Ranks 2 failed to pass monitoredBarrier in 3000 ms"
CALL = (
    "RuntimeError: Detected mismatch between collectives on ranks. Rank {} is running collective: "
    "CollectiveFingerPrint(OpType={}, TensorShape=[8], TensorDtypes=Float, x), but Rank 0 is"
)


@pytest.fixture
def triaged(faultdex: Run, tmp_path: Path) -> Callable[..., dict[str, object]]:
    """Return what writes the last lines of logs, and returns the verdict on them."""

    def told(lines: dict[str, str]) -> dict[str, object]:
        for name, line in lines.items():
            path = tmp_path / "job" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"step 1\n{line}\n")
        verdict: dict[str, object] = json.loads(
            faultdex("triage", "--format", "json", "job").stdout
        )
        return verdict

    return told


Triaged = Callable[[dict[str, str]], dict[str, object]]


def ranks(*lines: str) -> dict[str, str]:
    """Return the last line of each rank."""
    return {f"rank{rank}.log": line for rank, line in enumerate(lines)}


def node(name: str, first: int, *lines: str, launcher: str) -> dict[str, str]:
    """Return the last lines of a node, as torchrun keeps them, and of its launcher."""
    return {
        f"{name}/launcher.log": launcher,
        **{
            f"{name}/logs/none_a/attempt_0/{local}/stderr.log": f"[rank{first + local}]: {line}"
            for local, line in enumerate(lines)
        },
    }


def test_an_error_of_all_ranks_is_the_program_s(triaged: Triaged) -> None:
    """Nobody failed first, and the data of ranks differ where code and settings do not."""
    told = triaged(ranks(*[SHARED] * 4))

    assert (told["faulty"], told["suspects"]) == ([], [])
    assert (told["action"], told["action_sure"]) == ("fix the program", "likely")


def test_a_failure_that_all_ranks_name_leads_to_its_entry(triaged: Triaged) -> None:
    """Which rank was first matters less than what all of them say."""
    told = triaged(ranks(*[LINE] * 4))
    page = told["entry"]

    assert isinstance(page, dict)
    assert (page["id"], told["faulty"]) == ("grid-too-wide", [])


def test_an_error_of_some_ranks_leaves_open_what_to_do(triaged: Triaged) -> None:
    """Two of four ranks may have had the same bad data."""
    told = triaged(ranks(SHARED, SHARED, "done", "done"))

    assert told["action"] == "undecided"


def test_the_rank_that_says_nothing_is_suspected(triaged: Triaged) -> None:
    """All others lost somebody, and it is the only one left."""
    told = triaged(ranks(LOST, LOST, "", LOST))

    assert (told["faulty"], told["suspects"]) == ([], [2])


def test_a_single_suspect_is_no_one_of_several(faultdex: Run, tmp_path: Path) -> None:
    """The text says suspected, and how sure that is."""
    for name, line in ranks(LOST, LOST, "", LOST).items():
        (tmp_path / name).write_text(f"step 1\n{line}\n")
    done = faultdex("triage", *ranks(LOST, LOST, "", LOST))

    assert "\n  suspected  rank 2 (undecided)\n" in done.stdout


def test_a_rank_that_a_barrier_names_is_the_one(triaged: Triaged) -> None:
    """The rank that prints the message waited for it."""
    told = triaged(ranks(LATE, LOST, LOST, LOST))

    assert (told["faulty"], told["sure"]) == ([2], "likely")
    assert told["says"] == "Rank 2 did not reach a barrier in time."


def test_a_rank_whose_call_differs_is_the_one(triaged: Triaged) -> None:
    """Each of four ranks prints its own call."""
    calls = ("ALLREDUCE", "ALLREDUCE", "BROADCAST", "ALLREDUCE")
    told = triaged(ranks(*(CALL.format(rank, call) for rank, call in enumerate(calls))))

    assert told["faulty"] == [2]


def test_a_local_rank_is_told_as_a_rank_where_others_tell_it(triaged: Triaged) -> None:
    """The second node begins with rank 2, so that its local rank 1 is rank 3."""
    told = triaged(
        node("a", 0, LOST, LOST, launcher="done")
        | node("b", 2, LOST, launcher="done")
        | {"b/logs/none_a/attempt_0/1/stderr.log": LINE}
    )

    assert (told["faulty"], told["sure"]) == ([3], "decided")


def test_a_node_of_which_nothing_is_heard_is_left_out(triaged: Triaged) -> None:
    """Its launcher would have told of a rank that failed."""
    footer = "RuntimeError: heartbeat lost"
    told = triaged(
        node("a", 0, LOST, LOST, launcher=footer) | node("b", 2, "step 2", "", launcher="started")
    )

    assert (told["faulty"], told["action"]) == ([2, 3], "restart without the node")
    assert told["says"] == (
        "No process of b says how it ended, and all ranks elsewhere lost others."
    )


def test_a_rank_that_ended_well_too_early_is_the_one(triaged: Triaged) -> None:
    """No launcher reports it, and the others lost it."""
    reports = (
        f"  rank      : {rank} (local_rank: {rank})\n  exitcode  : 1 (pid: {rank + 9})"
        for rank in (1, 2)
    )
    told = triaged(node("a", 0, "done", LOST, LOST, launcher="\n".join(reports)))

    assert (told["faulty"], told["action"]) == ([0], "fix the program")
    assert told["says"] == "Rank 0 ended without an error while others still needed it."


def lead(pack: Pack, *ids: str) -> str:
    """Return the entry that leads where each log holds one echo."""
    matches = [Match(one, "", "", 0.6, "echo", 1, one) for one in ids]
    summaries = [
        LogSummary(f"rank{rank}.log", (FailureEvent(match),)) for rank, match in enumerate(matches)
    ]
    found = of_logs(pack, Inputs((), job_of(summaries, {}), is_folder=True))
    return found.entry if found else ""


@pytest.mark.parametrize("entry", ["store-connection-closed-by-peer", "torchrun-death-signal"])
def test_what_tells_why_a_job_ended_leads_if_nothing_else_is_said(pack: Pack, entry: str) -> None:
    """What a launcher prints at its end is nothing else; the echo of another entry is."""
    assert lead(pack, entry, entry, "torchrun-child-failed") == entry
    assert lead(pack, entry, "nccl-remote-error") == "which-rank-failed-first"
    assert lead(pack, "nccl-remote-error", "nccl-remote-error") == "which-rank-failed-first"


def test_logs_without_a_failure_lead_nowhere(faultdex: Run, tmp_path: Path) -> None:
    """No page is named, and the command ends with 1."""
    for rank in range(2):
        (tmp_path / f"rank{rank}.log").write_text("step 1\nvalidation error 0.31\n")
    done = faultdex("triage", "--format", "json", "rank0.log", "rank1.log")

    assert json.loads(done.stdout)["entry"] is None
    assert done.returncode == 1
