"""Programs that a snippet starts by name are those of the interpreter at hand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from faultdex.verify.runner.environment import shared, write_shims

LAUNCHER = """import os, sys
print(os.environ["OMP_NUM_THREADS"], *sys.argv[1:])
"""


@pytest.fixture
def shims(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the shims of an interpreter beside which a stand-in of torchrun lies."""
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "python").symlink_to(sys.executable)
    (tmp_path / "venv" / "torchrun").write_text(LAUNCHER, "utf-8")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "venv" / "python"))
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    (tmp_path / "bin").mkdir()
    write_shims(tmp_path / "bin")
    return tmp_path / "bin"


def run(shims: Path, command: str) -> str:
    """Return what `command` prints as a snippet of the shell."""
    done = subprocess.run(
        ["/bin/sh", "-c", command], env=shared(shims), capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_torchrun_is_told_its_own_number_of_threads(shims: Path) -> None:
    """Without it torchrun prints a notice before anything that the ranks say."""
    printed = run(shims, "torchrun --nproc-per-node=2 'two words'")

    assert printed == "1 --nproc-per-node=2 two words"


def test_a_snippet_chooses_another_number_of_threads(shims: Path) -> None:
    """What a snippet sets itself is handed on, and what the runner was started with is not."""
    printed = run(shims, "OMP_NUM_THREADS=4 torchrun train.py")

    assert (printed, os.environ["OMP_NUM_THREADS"]) == ("4 train.py", "7")


def test_a_snippet_without_torchrun_chooses_no_number(shims: Path) -> None:
    """Python alone uses as many threads as it would for a reader."""
    printed = run(shims, "python -c 'import os; print(os.environ.get(\"OMP_NUM_THREADS\"))'")

    assert printed == "None"
