"""The command line that runs the examples of an owner."""

import json
from pathlib import Path

import pytest

from faultdex.verify.examples import command
from faultdex.verify.examples.run import Library


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of an owner with an example and its fixed form, which need no torch."""
    libraries = {"graph-breaks": Library("packaging", ("packaging",))}
    monkeypatch.setattr(command, "LIBRARIES", libraries)
    folder = tmp_path / "graph-breaks"
    (folder / "examples").mkdir(parents=True)
    (folder / "examples/gb0170.py").write_text("raise ValueError('gb0170')\n", "utf-8")
    (folder / "examples/gb0170_fix.py").write_text("", "utf-8")
    return folder


def run(folder: Path, *rows: str) -> dict[str, int]:
    """Return the exit statuses on record after a run of the command, by file."""
    command.main(["graph-breaks", *rows, "--knowledge", str(folder.parent)])
    told = json.loads((folder / "runs.json").read_text("utf-8"))
    return {one["file"]: one["exit"] for one in told["runs"]}


def test_the_runs_are_filed_in_the_order_of_the_files(
    owner: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What each printed is said."""
    assert list(run(owner).items()) == [("gb0170.py", 1), ("gb0170_fix.py", 0)]
    assert "gb0170.py: exit 1, ValueError: gb0170\n" in capsys.readouterr().out


def test_only_what_changed_is_run_again(owner: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Other runs stay; that of a file that is gone goes."""
    run(owner)
    (owner / "examples/gb0170_fix.py").unlink()
    (owner / "examples/gb0171.py").write_text("print('new')\n", "utf-8")
    capsys.readouterr()

    assert run(owner) == {"gb0170.py": 1, "gb0171.py": 0}
    assert capsys.readouterr().out.endswith("graph-breaks: 2 runs, 1 new\n")


def test_a_row_that_is_named_is_run_again(owner: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With its fixed form; `all` names every row."""
    run(owner)
    capsys.readouterr()
    run(owner, "gb0170")
    run(owner, "all")

    assert capsys.readouterr().out.count("graph-breaks: 2 runs, 2 new\n") == 2
