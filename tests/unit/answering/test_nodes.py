"""What kernel logs of nodes add to the verdict on a job."""

from pathlib import Path

import pytest

from faultdex.answering.actions import Action
from faultdex.answering.nodes import nodes
from faultdex.answering.options import ExplainOptions
from faultdex.answering.triage import Triage, judged, summary, triage
from faultdex.hangs.evidence import Evidence
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.kernel_log import node_of
from faultdex.model.answer import Answer, Known, Match
from faultdex.pack.read import Pack

XID = "NVRM: Xid (PCI:0000:4e:00): {}, pid=4711, name=python"
RING = b"[ 1200.000001] eth0: link up\n[12006.100000] NVRM: Xid (PCI:0000:4e:00): 48, pid=1\n"
SYSLOG = b"Nov 20 10:00:21 gpu-17 kernel: eth0 up\nNov 20 10:00:22 gpu-17 systemd[1]: Started it.\n"


def known(row: str, decision: str, line: int = 1, count: int = 1) -> Known:
    """Return a row of the table of Xids as an answer has it."""
    text = XID.format(row)
    name, says = f"Xid {row}", f"Fault {row}."
    return Known(
        "xid", row, name, "", says, "", f"xid-{row}", line, text, decision=decision, count=count
    )


def kernel(node: str, *rows: Known, matches: tuple[Match, ...] = ()) -> Explained:
    """Return the kernel log of a node."""
    return Explained(f"dmesg-{node}.log", Answer(matches, known=rows), node=node)


def told(pack: Pack, *every: Explained) -> Triage:
    """Return the verdict on inputs that were read."""
    return judged(pack, Evidence(), Inputs(every, is_folder=True), ExplainOptions())


@pytest.mark.parametrize(
    ("name", "data", "node"),
    [
        ("logs/dmesg-gpu-17.log", RING, "gpu-17"),
        ("logs/gpu-17/dmesg.txt", RING, "gpu-17"),
        ("kern.log", SYSLOG, "gpu-17"),
        ("a", b"2026-11-20T10:00:21.5+00:00 n4 kernel: [12.5] NVRM: Xid (0000:1): 79\n", "n4"),
        ("dmesg", b"[Fri Nov 20 10:00:21 2026] NVRM: loading\n", "dmesg"),
        ("n4.log", b"<4>[    5.000001] Out of memory: Killed process 7 (python)\n", "n4"),
        ("rank_0.log", b"step 1\n[1.2] looks like it\nstep 2\n", ""),
        ("rank_0.log", b"Nov 20 10:00:21 gpu-17 python[7]: step 1\n", ""),
        ("empty.log", b"", ""),
    ],
)
def test_a_kernel_log_is_told_by_its_lines(name: str, data: bytes, node: str) -> None:
    """And its node by the host in them, or else by the name of the file or its folder."""
    assert node_of(name, data) == node


def test_a_gpu_that_is_given_up_asks_for_another_node(pack: Pack) -> None:
    """The worst fault leads, and the others are noted."""
    one = told(pack, kernel("n4", known("63", "ignore", 2), known("48", "drain", 1)))

    assert one.lead.says == "The kernel log of n4 has Xid 48 for GPU 0000:4e:00: Fault 48."
    assert (one.lead.advice.action, one.kind) == (Action.NODE, "kernel")
    assert ("n4", "Xid 63 for GPU 0000:4e:00 at line 2 (ignore)") in [*summary(one)]
    assert ("read", "1 kernel log") in [*summary(one)]


def test_a_node_that_is_to_be_drained_comes_before_one_to_be_reset(pack: Pack) -> None:
    """All of them are left out."""
    one = told(pack, kernel("n1", known("62", "reset")), kernel("n2", known("48", "drain")))

    assert one.nodes.names == ("n2", "n1")
    assert one.lead.advice.why == "leave out n2 and n1, and drain it (Xid 48)"


def test_what_a_program_did_blames_no_node(pack: Pack) -> None:
    """An Xid that comes of a program, or that is to be ignored, explains no failure."""
    one = told(pack, kernel("n1", known("31", "restart-program"), known("63", "ignore")))

    assert (one.lead.says, one.lead.advice.action) == (
        "Nothing in this tells why the job failed.",
        Action.UNDECIDED,
    )
    assert [fault.code for fault in one.nodes.noted] == ["Xid 31", "Xid 63"]


def test_memory_that_ran_out_is_told_by_the_kernel() -> None:
    """The node that killed a process is named."""
    killed = Match("host-out-of-memory-killed", "", "", 1.0, "root", 3, "Out of memory: Killed")
    found = nodes([kernel("n1", matches=(killed,))])

    assert found.says == "The kernel of n1 killed a process because memory ran out."
    assert found.advice.action is Action.MEMORY


def test_a_rank_that_lost_its_gpu_is_named_with_the_node(pack: Pack, tmp_path: Path) -> None:
    """An error that no entry explains may come of the GPU, so the kernel leads and keeps the rank.

    A failure of which the program is the cause is told before what a kernel says of some GPU.
    """
    (tmp_path / "rank_0.log").write_text("step 1\n")
    (tmp_path / "rank_1.log").write_text("step 1\nRuntimeError: CUDA error: lost\n")
    logs = triage(pack, [str(tmp_path)], ExplainOptions())
    assert logs.inputs
    both = Inputs(
        (*logs.inputs.every, kernel("n4", known("48", "drain"))), logs.inputs.job, is_folder=True
    )
    lost = judged(pack, Evidence(), both, ExplainOptions())

    assert (lost.kind, lost.lead.ranks) == ("kernel", frozenset([1]))
    assert [kind for kind, _ in lost.others] == ["logs"]


def test_a_kernel_log_in_a_folder_is_no_rank(pack: Pack, tmp_path: Path) -> None:
    """It is read beside the logs of the ranks, and counts as none of them."""
    (tmp_path / "dmesg-n4.log").write_bytes(RING)
    (tmp_path / "rank_0.log").write_text("step 1\n")
    (tmp_path / "rank_1.log").write_text("step 1\n")
    one = triage(pack, [str(tmp_path)], ExplainOptions())

    assert one.inputs
    assert one.inputs.job
    assert [heard.node for heard in one.inputs.every] == ["n4", "", ""]
    assert one.inputs.job.logs == 2


@pytest.mark.parametrize(
    ("count", "more"),
    [(1, ""), (2, ", and 1 more node has one"), (3, ", and 2 more nodes have one")],
)
def test_how_many_other_nodes_have_a_fault_is_told(count: int, more: str) -> None:
    """The first one is told with its fault."""
    found = nodes([kernel(f"n{number}", known("48", "drain")) for number in range(count)])

    assert found.says == f"The kernel log of n0 has Xid 48 for GPU 0000:4e:00{more}: Fault 48."


def test_rows_of_other_tables_are_no_faults_of_a_node() -> None:
    """A kernel log may quote the error of a program."""
    row = Known("cuda-errors", "9", "9", "", "x", "", "", 1, "x", decision="drain")
    other = Match("grid-too-wide", "", "", 1.0, "root", 3, "launch failed")
    found = nodes([kernel("n1", row, matches=(other,))])

    assert (found.faults, found.noted, found.killed, found.says) == ((), (), (), "")


@pytest.mark.parametrize("kills", [1, 2])
def test_a_kill_is_that_of_the_rank_which_a_launcher_saw_killed(pack: Pack, kills: int) -> None:
    """Of two kills one may be of another program."""
    seen = Match("worker-exit-code-sigkill", "", "", 1, "symptom", 8, "exitcode: -9", {}, "rank 2")
    killed = Match("host-out-of-memory-killed", "", "", 1, "root", 5, "Out of memory: Killed")
    kernels = [kernel(f"n{number}", matches=(killed,)) for number in range(kills)]
    one = told(pack, Explained("launcher.log", Answer((seen,))), *kernels)

    assert (one.kind, one.lead.advice.action) == ("kernel", Action.MEMORY)
    assert one.lead.ranks == (frozenset({2}) if kills == 1 else frozenset())
