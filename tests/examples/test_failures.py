"""Real failures of torch under `faultdex run`: the bare status, and the right entry below them."""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

DATA = Path(__file__).parents[1] / "data" / "wrapped"
KNOWLEDGE = Path(__file__).parents[2] / "knowledge"
FAULTDEX = str(Path(sys.executable).with_name("faultdex"))
TORCHRUN = (sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2")
SINGLE = (sys.executable,)
PATIENCE = 300

pytestmark = pytest.mark.skipif(not find_spec("torch"), reason="torch is not installed")


def run(words: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program with the whole knowledge."""
    given = {"FAULTDEX_KNOWLEDGE": str(KNOWLEDGE), "OMP_NUM_THREADS": "1"}
    return subprocess.run(
        [*words],
        cwd=folder,
        env={**os.environ, **given},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(scope="module", autouse=True)
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compile the knowledge before a wrapped program waits for its answer."""
    run([FAULTDEX, "list"], tmp_path_factory.getbasetemp())


@pytest.mark.parametrize(
    ("name", "launcher", "entry"),
    [
        ("killed", TORCHRUN, " worker-exit-code-sigkill (symptom"),
        ("shape", TORCHRUN, " collective-shape-mismatch (root cause"),
        ("loader", SINGLE, "dataloader-"),
        ("assertion", SINGLE, "Target 10 is out of bounds"),
    ],
)
def test_a_real_failure_is_explained(
    tmp_path: Path, name: str, launcher: Sequence[str], entry: str
) -> None:
    """With the status of the bare command; how often a loader prints before it dies varies."""
    words = [*launcher, str(DATA / f"{name}.py")]
    bare, wrapped = run(words, tmp_path), run([FAULTDEX, "run", "--", *words], tmp_path)
    answer = wrapped.stderr.partition("faultdex: ")[2]

    assert (wrapped.returncode, bare.returncode) == (1, 1)
    assert {*wrapped.stdout.splitlines()} == {*bare.stdout.splitlines()}
    assert " ended with status 1 after " in answer
    assert entry in answer


def test_a_real_hang_is_reported(tmp_path: Path) -> None:
    """Each rank with its process, while the command goes on to its own end."""
    words = [*TORCHRUN, str(DATA / "hang.py")]
    done = run([FAULTDEX, "run", "--quiet-for", "4s", "--", *words], tmp_path)
    reports = done.stderr.split("faultdex: no output for ")
    last = reports[-1].partition("faultdex: ")[0]

    assert len(reports) > 1
    assert all(f"rank {rank}, pid " in last for rank in (0, 1))
    assert "https://faultdex.dev/workflows/it-hangs/" in last
