"""Record what programs print that end well, as logs in which nothing is wrong.

    python tests/bench/healthy.py FOLDER [PYTHON_WITH_JAX]

Each program writes one file; those that are not installed or end badly leave none, and are named.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
OWN = ROOT / "tests/data/healthy/programs"
LIMIT = 900  # seconds
EVERY = {"TORCH_LOGS": "+dynamo,+aot,+inductor,graph_breaks,recompiles,guards,output_code"}
SPOKEN = {
    "TORCH_DISTRIBUTED_DEBUG": "INFO",
    "TORCH_CPP_LOG_LEVEL": "INFO",
    "TORCH_LOGS": "+distributed",
    "LOGLEVEL": "INFO",
}
XLA = {"JAX_LOG_COMPILES": "1", "TF_CPP_MIN_LOG_LEVEL": "0", "TF_CPP_MAX_VLOG_LEVEL": "2",
       "JAX_PLATFORMS": "cpu", "JAX_DEBUG_LOG_MODULES": "jax"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Program:
    """A command that ends well, and what it finds in its environment."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)


def torchrun(*arguments: str) -> tuple[str, ...]:
    """Return a command that starts two ranks."""
    return (sys.executable, "-m", "torch.distributed.run", "--nproc-per-node=2", *arguments)


def programs(work: Path, jax: str) -> Iterator[Program]:
    """Yield the programs; they may write to `work`."""
    python, train = sys.executable, str(OWN / "train.py")
    yield Program("kernel", ("dmesg",))
    yield Program("journal", ("journalctl", "--no-pager", "-n", "20000"))
    yield Program("packages", ("sh", "-c", "cat /var/log/dpkg.log /var/log/apt/*.log"))
    yield Program("apt", ("apt-get", "-s", "-o", "Debug::pkgProblemResolver=1", "install", "gdb"))
    yield Program("gcc", ("g++", "-v", "-H", "-x", "c++", "-c", "-o", "/dev/null", _source(work)))
    yield Program("git", ("git", "-C", str(ROOT), "log", "--stat", "-n", "400"))
    yield Program("configure", ("cmake", "--debug-find", "--log-level=TRACE", "-S", str(OWN), "-B",
                  str(work / "build")))  # fmt: skip
    yield Program("build", ("cmake", "--build", str(work / "build"), "--verbose", "--clean-first"))
    yield Program("make", ("make", "-C", str(work / "build"), "-B", "-d", "VERBOSE=1"))
    yield Program("nvcc", ("nvcc", "-v", "-Xptxas", "-v", "--resource-usage", "-keep", "-keep-dir",
                  str(work), "-o", str(work / "kernel"), str(OWN / "kernel.cu")))  # fmt: skip
    yield Program("environment", (python, "-m", "venv", str(work / "venv")))
    yield Program(
        "pip", (str(work / "venv/bin/pip"), "install", "-v", "pytest", "numpy", "hypothesis")
    )
    yield Program("pip-list", (python, "-m", "pip", "-vvv", "list"))
    yield Program("pytest", (str(work / "venv/bin/pytest"), "-v", "-p", "no:cacheprovider",
                  "--pyargs", "numpy.linalg"))  # fmt: skip
    yield Program("imports", (python, "-v", "-X", "importtime", "-c", "import torch"))
    yield Program("collect-env", (python, "-m", "torch.utils.collect_env"))
    yield Program("train", (python, train))
    yield Program("train-logged", (python, train), EVERY)
    yield Program("spread", torchrun(str(OWN / "spread.py")))
    yield Program("spread-logged", torchrun(str(OWN / "spread.py")), SPOKEN)
    yield Program("jax", (jax, str(OWN / "jax_train.py")), {"JAX_PLATFORMS": "cpu"})
    yield Program("jax-logged", (jax, str(OWN / "jax_train.py")), XLA)


def _source(work: Path) -> str:
    path = work / "all.cpp"
    path.write_text("#include <regex>\n#include <thread>\nint main() { return 0; }\n")
    return str(path)


def recorded(program: Program, folder: Path) -> str:
    """Run a program, and return what became of it; its file stays if it ended well."""
    path = folder / f"{program.name}.log"
    if not shutil.which(program.command[0]):
        return "not installed"
    if path.exists():
        return f"{path.stat().st_size:,} bytes from an earlier run"
    with path.open("wb") as log:
        try:
            run = subprocess.run(
                program.command, env={**os.environ, **program.environment},
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, timeout=LIMIT,
                check=False,
            )  # fmt: skip
            bad = f"ended with {run.returncode}" if run.returncode else ""
        except subprocess.TimeoutExpired:
            bad = f"did not end in {LIMIT} seconds"
    if bad:
        path.rename(path.with_suffix(".bad"))
        return f"{bad}, not kept"
    return f"{path.stat().st_size:,} bytes"


def main() -> None:
    """Record every program and print what became of it."""
    folder = Path(sys.argv[1]).absolute()
    work = folder / "work"
    work.mkdir(parents=True, exist_ok=True)
    for program in programs(work, sys.argv[2] if sys.argv[2:] else sys.executable):
        sys.stdout.write(f"{program.name}: {recorded(program, folder)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
