"""Judge the recorded hangs, and name files that cannot be read."""

import json
import pickle
from pathlib import Path

import pytest

from faultdex.hangs.evidence import Evidence, is_evidence
from faultdex.hangs.stack_groups import grouped
from faultdex.hangs.waits import hang_of

DATA = Path(__file__).parents[2] / "data" / "hangs"
FAULTS = sorted(path.parent.name for path in DATA.glob("*/truth.yaml"))
OPEN = {"other-group"}  # two ranks wait for each other in two groups
BY_STACKS = {"keeps-message", "two-are-late"}  # gloo records no messages


def evidence(folder: Path) -> Evidence:
    """Return what a folder holds."""
    every = Evidence()
    for path in sorted(folder.iterdir()):
        every.take(str(path))
    return every


@pytest.mark.parametrize("fault", FAULTS)
def test_recorded_hangs_are_told_without_a_false_accusation(fault: str) -> None:
    """Dumps of four ranks of gloo that hung in a planted way, and their stacks."""
    every = evidence(DATA / fault)
    faulty = {*json.loads((DATA / fault / "truth.yaml").read_text("utf-8"))["faulty"]}
    stacks = grouped(every.stacks)
    both = hang_of(every.dumps, stacks.waiting, stacks.elsewhere)

    assert every.lost == []
    assert hang_of(every.dumps).faulty == (set() if fault in OPEN | BY_STACKS else faulty)
    assert both.faulty == (set() if fault in OPEN else faulty)
    assert faulty <= both.named


def test_a_hostile_dump_is_told_and_the_others_are_read(tmp_path: Path) -> None:
    """It names a class in place of its entries, and is not built."""
    hostile = {"pg_config": {}, "entries": [Path("x")]}
    (tmp_path / "trace_rank_1").write_bytes(pickle.dumps(hostile, 2))
    (tmp_path / "trace_rank_0.gz").write_bytes((DATA / "is-late/trace_rank_0.gz").read_bytes())
    every = evidence(tmp_path)

    assert [dump.rank for dump in every.dumps] == [0]
    assert [(Path(name).name, why) for name, why in every.lost] == [
        ("trace_rank_1", "opcode 0x63 builds more than plain values")
    ]


def test_a_dump_that_was_cut_is_told(tmp_path: Path) -> None:
    """A rank was killed while it wrote its dump."""
    whole = pickle.dumps({"version": "2.10", "pg_config": {}, "entries": [{"a": 1}] * 99}, 2)
    (tmp_path / "trace_rank_1").write_bytes(whole[:200])

    assert evidence(tmp_path).lost == [(str(tmp_path / "trace_rank_1"), "it ends early")]


def test_logs_are_no_evidence_of_this_kind(tmp_path: Path) -> None:
    """They are left to the reader of logs, as are folders and files that are gone."""
    (tmp_path / "rank_0.log").write_text("step 1\nRuntimeError: 1\n")

    assert evidence(tmp_path).is_empty
    assert not any(map(is_evidence, [str(tmp_path), str(tmp_path / "gone"), "\0"]))
    assert is_evidence(str(DATA / "is-late/trace_rank_0.gz"))
