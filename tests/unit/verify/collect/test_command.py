"""What the collector writes, and that it runs where nothing is installed."""

import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from faultdex.model.reference import Collection, Part
from faultdex.verify import pack_collector
from faultdex.verify.collect import command, endings


@pytest.fixture
def collected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Collection:
    """Return what was collected of this machine, of one small library only."""
    pytest.importorskip("torch")
    monkeypatch.setattr(command, "TORCH", ("libc10.so",))
    assert command.main([str(tmp_path / "reference.json")]) == 0
    return Collection.model_validate_json((tmp_path / "reference.json").read_bytes())


def test_what_it_writes_is_a_collection(collected: Collection) -> None:
    """The model takes it as it is, with endings, variables, names sought and messages."""
    assert collected.endings
    assert collected.variables
    assert collected.messages.graph_breaks
    assert {one.name for one in collected.sought} == set(command.variable.SOUGHT)


def test_children_were_really_ended(collected: Collection) -> None:
    """A killed child is told as torchrun tells it, without its number."""
    killed = next(one for one in collected.endings if one.ending == "SIGKILL")

    assert (killed.exitcode, killed.shell) == (-9, 137)
    assert "Signal 9 (SIGKILL) received by PID …" in killed.torchrun
    assert killed.spawn == "process 0 terminated with signal SIGKILL"
    assert "SIGKILL" in collected.names(Part.ENDINGS)


def test_what_a_child_prints_before_the_endings_is_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A library may greet on standard output; the rows are the last line."""
    done = subprocess.CompletedProcess([], 0, 'welcome to a library\n[{"ending": "exit 1"}]\n')
    monkeypatch.setattr(command.subprocess, "run", lambda *_, **__: done)
    monkeypatch.setattr(command.library, "find", lambda _: None)
    monkeypatch.setattr(command.codes, "tables", dict)
    described = SimpleNamespace(described=dict)
    monkeypatch.setattr(command, "machine", SimpleNamespace(look=lambda *_: described))

    assert command.collect()["endings"] == [{"ending": "exit 1"}]


@pytest.mark.parametrize("name", ["SIGINT", "SIGABRT", "SIGKILL", "SIGSEGV", "SIGTERM"])
def test_a_shell_s_status_for_a_signal_is_among_the_endings(name: str) -> None:
    """Those with which jobs mostly end, and those of a command that does not start."""
    ways = [way for way, *_ in endings.ways()]

    assert {name, f"exit {128 + getattr(signal, name)}", "exit 126", "exit 127"} <= {*ways}


def test_wrong_usage_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a file to write nothing is collected."""
    assert command.main([]) == 2
    assert "usage" in capsys.readouterr().err


def test_it_runs_without_anything_installed(tmp_path: Path) -> None:
    """The packed collector needs the standard library alone, and says how it is called."""
    packed = tmp_path / "collect.pyz"
    packed.write_bytes(pack_collector())
    done = subprocess.run(
        [sys.executable, "-I", "-S", packed], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (2, "usage: collect FILE.json\n")


def test_it_is_packed_to_the_same_bytes() -> None:
    """Two people who pack it carry the same program."""
    assert pack_collector() == pack_collector()


def test_a_summary_counts_what_was_collected() -> None:
    """One line tells whether a machine lacked a library."""
    rows = [{"number": 0}]
    told = {
        "codes": {"nccl": {"rows": rows}},
        "messages": {"c10d": []},
        "endings": rows,
        "variables": [],
    }

    assert command.summary(told) == "nccl 1, c10d 0, endings 1, variables 0"
