"""Run the entries' snippets that need no GPU, as a machine elsewhere would; remember what held.

One that fails is run twice more; where it holds both times it is flaky, which is said.
"""

import hashlib
import importlib.metadata
import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from faultdex.pipeline import read
from faultdex.verify import pack, plan

ROOT = Path(__file__).parents[2]
PLACES = ("cpu", "nvcc", "host")
HELD = "reproduced"
AGAIN = 2
TOLD = pytest.StashKey["Told"]()


@dataclass
class Told:
    """The planned jobs by name, their results, and how many were not run because they held."""

    jobs: dict[str, dict[str, Any]]
    elsewhere: int
    runs: dict[str, dict[str, Any]] = field(default_factory=dict)
    cached: int = 0


class Cache:
    """Empty files, each named after a snippet, its expectation, and all that it was run with."""

    def __init__(self, folder: Path) -> None:
        """Keep the files in `folder`."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.place = _digest(_surroundings())

    def knows(self, job: dict[str, Any]) -> bool:
        """Whether `job` held in these very surroundings."""
        return self._file(job).exists()

    def learn(self, job: dict[str, Any]) -> None:
        """Remember that `job` held."""
        self._file(job).touch()

    def _file(self, job: dict[str, Any]) -> Path:
        return self.folder / _digest([self.place, job["sha256"], job["expect_sha256"]])


def _digest(parts: list[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _surroundings() -> list[str]:
    """Return interpreter, installed packages, compilers and the runner's own code."""
    packages = sorted(f"{one.name} {one.version}" for one in importlib.metadata.distributions())
    modules = resources.files("faultdex.verify.runner").iterdir()
    code = sorted(one.read_text("utf-8") for one in modules if one.name.endswith(".py"))
    tools = [_version(name) for name in ("nvcc", "gcc", "cmake")]
    return [sys.version, *packages, *tools, *code]


def _version(tool: str) -> str:
    program = shutil.which(tool)
    if not program:
        return ""
    command = [program, "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def pytest_configure(config: pytest.Config) -> None:
    """Plan what can run without a GPU."""
    book = read(ROOT / "knowledge").book
    jobs = {f"{job['entry']}/{job['snippet']}": job for job in plan(book, runs=PLACES)["jobs"]}
    config.stash[TOLD] = Told(jobs, len(plan(book)["jobs"]) - len(jobs))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make a test of each planned snippet."""
    if "snippet" in metafunc.fixturenames:
        metafunc.parametrize("snippet", list(metafunc.config.stash[TOLD].jobs))


@pytest.fixture(scope="session")
def runs(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, dict[str, Any]]:
    """Run the snippets that were chosen and did not hold before, all in one run."""
    told = request.config.stash[TOLD]
    cache = Cache(ROOT / ".cache" / "snippets")
    chosen = [told.jobs[name] for name in _chosen(request.session)]
    known = [job for job in chosen if cache.knows(job) and not request.config.getoption("all")]
    told.cached = len(known)
    told.runs = {f"{job['entry']}/{job['snippet']}": {"result": HELD} for job in known}
    rest = [job for job in chosen if job not in known]
    if rest:
        told.runs |= _run(rest, tmp_path_factory.mktemp("snippets"), request.config)
    if failed := [name for name, run in told.runs.items() if _failed(run)]:
        jobs = [told.jobs[name] for name in failed]
        again = _run(jobs, tmp_path_factory.mktemp("again"), request.config, repeat=AGAIN)
        held = [name for name in failed if not _failed(again[name])]
        told.runs |= {name: again[name] | {"flaky": told.runs[name]["reason"]} for name in held}
    for name, run in told.runs.items():
        if run["result"] == HELD and "flaky" not in run:
            cache.learn(told.jobs[name])
    return told.runs


def _chosen(session: pytest.Session) -> Iterator[str]:
    """Yield the snippets of this folder's tests; others have parameters of that name too."""
    for item in session.items:
        call = getattr(item, "callspec", None)
        if call and "snippet" in call.params and Path(__file__).parent in item.path.parents:
            yield call.params["snippet"]


def _failed(run: dict[str, Any]) -> bool:
    return run["result"] not in {HELD, "unsupported"}


def _run(
    jobs: list[dict[str, Any]], folder: Path, config: pytest.Config, repeat: int = 1
) -> dict[str, dict[str, Any]]:
    """Pack `jobs` and run them; the runner's lines go to the terminal as they come."""
    bundle = folder / "bundle.pyz"
    bundle.write_bytes(pack({"schema": 1, "jobs": jobs}))
    capture = config.pluginmanager.get_plugin("capturemanager")
    assert capture
    with capture.global_and_fixture_disabled():
        command = [sys.executable, bundle, "--repeat", str(repeat)]
        subprocess.run(command, cwd=folder, check=False)
    evidence = json.loads((folder / "evidence.json").read_text("utf-8"))["evidence"]
    return {f"{one['entry']}/{run['snippet']}": run for one in evidence for run in one["runs"]}


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print how many snippets ran, were cached and were skipped, and why."""
    told = config.stash[TOLD]
    if not told.runs:
        return
    missing = Counter(run["reason"] for run in told.runs.values() if run["result"] == "unsupported")
    skipped = sum(missing.values())
    ran = len(told.runs) - told.cached - skipped
    line = f"snippets: {ran} ran, {told.cached} cached, {skipped} skipped"
    terminalreporter.write_line(f"{line}; {told.elsewhere} need a GPU: make gpu-verify")
    for reason, count in sorted(missing.items()):
        terminalreporter.write_line(f"  {count} skipped: {reason}")
    for name, run in told.runs.items():
        if "flaky" in run:
            line = f"  flaky, {AGAIN}/{AGAIN + 1}: {name}: {run['flaky']}"
            terminalreporter.write_line(line, yellow=True)
