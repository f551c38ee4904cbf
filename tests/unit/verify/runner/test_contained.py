"""What a snippet writes stays in its own folder, and the folder goes, whatever is in it."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from faultdex.verify.runner import cell, cleanup

Make = Callable[..., dict[str, Any]]
Run = Callable[..., Any]
LATER = ["python", "overwrites.py", "1"]
PRIVATE = Path("/", "tmp", "faultdex-trace")  # where a snippet has a /tmp of its own, it is there


def can_make_namespaces() -> bool:
    """Return whether the tests run with the right to make process namespaces."""
    unshare = shutil.which("unshare")
    command = [unshare or "false", "--pid", "--fork", "true"]
    return bool(unshare) and subprocess.run(command, check=False).returncode == 0


APART = pytest.mark.skipif(not can_make_namespaces(), reason="namespaces need root here")
BOTH = pytest.mark.parametrize("apart", ["no", pytest.param("yes", marks=APART)])


@BOTH
def test_no_snippet_can_make_another_one_pass(
    apart: str, tmp_path: Path, job: Make, carry_out: Run
) -> None:
    """Where one overwrites all that it finds, one that fails later fails as before."""
    jobs = [job("overwrites.py"), job("lies.py", exit=1), job("ends_well.py", exit=3)]
    done = carry_out(tmp_path, jobs, "--slots", "1", "--repeat", "2", "--namespaces", apart)
    PRIVATE.unlink(missing_ok=True)

    told = [(done.run(name)["result"], done.run(name)["agreed"]) for name in
            ("lies.py", "ends_well.py")]  # fmt: skip

    assert told == [("not-reproduced", 0), ("not-reproduced", 0)]


@APART
def test_nothing_outside_of_its_folder_can_be_written(
    tmp_path: Path, job: Make, carry_out: Run
) -> None:
    """In namespaces of its own a snippet finds no neighbor, and the system is read-only."""
    PRIVATE.unlink(missing_ok=True)
    jobs = [
        job("waits.sh", exit=1),
        job("overwrites.py", {}, command=["python", "overwrites.py", "1"]),
    ]
    done = carry_out(tmp_path, jobs, "--slots", "4", "--namespaces", "yes")

    assert done.run("overwrites.py")["stdout"] == "0 files outside of its folder\n"
    assert done.run("waits.sh")["stdout"].startswith("# Show the own file")
    assert not PRIVATE.exists()


def test_a_file_that_a_neighbor_changed_is_no_evidence(
    tmp_path: Path, job: Make, carry_out: Run
) -> None:
    """Without namespaces a neighbor can be changed, so nothing is said of one that was."""
    jobs = [
        job("waits.sh", exit=1),
        job("overwrites.py", {}, command=["python", "overwrites.py", "1"]),
    ]
    done = carry_out(tmp_path, jobs, "--slots", "4", "--namespaces", "no")
    PRIVATE.unlink(missing_ok=True)
    run = done.run("waits.sh")

    assert (run["result"], run["reason"]) == (
        "unresolved",
        "not run to its end: its files were changed while other snippets ran",
    )


@BOTH
def test_nested_folders_do_not_end_the_run(
    apart: str, tmp_path: Path, job: Make, carry_out: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three thousand of them are removed, and what runs next is told."""
    passing = tmp_path / "passing"
    passing.mkdir()
    monkeypatch.setenv("TMPDIR", str(passing))
    done = carry_out(tmp_path, [job("nests.py"), job("lies.py")], "--namespaces", apart)

    assert [done.run(name)["result"] for name in ("nests.py", "lies.py")] == ["reproduced"] * 2
    assert list(passing.iterdir()) == []


def test_what_could_not_be_removed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of which something stays is named with the reason."""
    workshop = cell.set_up(apart=False)
    (workshop.root / "held").write_text("held")
    unlink = os.unlink

    def refuse(name: str, *, dir_fd: int) -> None:
        if name == "held":
            raise PermissionError(1, "Operation not permitted")
        unlink(name, dir_fd=dir_fd)

    with monkeypatch.context() as patch:
        patch.setattr(cleanup.os, "unlink", refuse)
        told = cell.tear_down(workshop)

    assert told == f"{workshop.root} could not be removed: held: Operation not permitted"
    assert cell.tear_down(workshop) == ""


def test_an_immutable_file_goes_with_its_folder(tmp_path: Path) -> None:
    """Where a file system knows such files, the mark is taken from them first."""
    folder = tmp_path / "folder"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "file").write_text("stays")
    chattr = shutil.which("chattr") or "true"
    for name in ("inner/file", "inner"):
        subprocess.run([chattr, "+i", folder / name], capture_output=True, check=False)

    assert cleanup.remove(folder) == ""
    assert not folder.exists()
