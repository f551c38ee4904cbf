"""Run the entries' snippets that need no GPU, as a machine elsewhere would.

A snippet needs no run where it held before in the same surroundings, or where its recorded run
holds and runner.lock names today's runner. Each day runs a sample of the recorded ones all the
same. One that fails is run twice more; where it holds both times it is flaky, which is said.
"""

import hashlib
import importlib.metadata
import json
import platform
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from kept import HERE

from faultdex.link import link
from faultdex.load import load
from faultdex.model.book import Book
from faultdex.validate import validate
from faultdex.verify import Held, Sample, held, pack, plan, runner_digest, sample

ROOT = Path(__file__).parents[2]
PLACES = ("cpu", "nvcc", "host")
HELD = "reproduced"
AGAIN = 2
MOST_SECONDS = 86_400
TOLD = pytest.StashKey["Told"]()
Run: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Lock:
    """The file that names the runner with which every snippet held, wherever it was run."""

    path: Path

    @property
    def fits(self) -> bool:
        """Whether it names the code of today's runner."""
        text = self.path.read_text("utf-8") if self.path.exists() else "{}"
        return bool(json.loads(text).get("sha256") == runner_digest())

    def write(self, day: date, runs: dict[str, Run]) -> None:
        """Name today's runner, and how many snippets ended in which way."""
        counts = Counter(run["result"] for run in runs.values())
        content = {"day": day.isoformat(), "sha256": runner_digest(), "snippets": counts}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(content, indent=2, sort_keys=True) + "\n", "utf-8")


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


@dataclass
class Told:
    """The planned jobs by name, what vouches for some of them, and the results."""

    jobs: dict[str, dict[str, Any]]
    elsewhere: int
    lock: Lock
    locked: str
    trusted: dict[str, Held]
    sample: Sample
    runs: dict[str, Run] = field(default_factory=dict)

    def take(self, name: str, cache: Cache | None) -> bool:
        """Give `name` a result without a run where a former run vouches for it."""
        if cache and cache.knows(self.jobs[name]):
            self.runs[name] = {"result": HELD, "how": "held here before"}
        elif name in self.trusted.keys() - self.sample.names:
            day = self.trusted[name].started[:10]
            self.runs[name] = {"result": HELD, "how": "trusted", "day": day}
        return name in self.runs

    def give(self, runs: dict[str, Run]) -> None:
        """Add the results of `runs`, with the reason for running each."""
        for name, run in runs.items():
            how = "sampled" if name in self.trusted else "untrusted"
            self.runs[name] = run | {"how": how}

    def said(self, name: str) -> dict[str, Any]:
        """Return what the summary of all tests must know of a snippet, and of all of them."""
        of_all = {
            "elsewhere": self.elsewhere,
            "lock": self.locked,
            "part": f"{self.sample.part} of {self.sample.parts}",
        }
        keys = ("how", "result", "reason", "flaky", "day")
        return {**{key: self.runs[name].get(key, "") for key in keys}, **of_all}

    @property
    def proves_the_runner(self) -> bool:
        """Whether all planned snippets were run with today's runner, and none failed."""
        return self.runs.keys() == self.jobs.keys() and not any(map(_failed, self.runs.values()))


def _digest(parts: list[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _surroundings() -> list[str]:
    """Return interpreter, installed packages, compilers and the runner's own code."""
    packages = sorted(f"{one.name} {one.version}" for one in importlib.metadata.distributions())
    modules = resources.files("faultdex.verify.runner").iterdir()
    code = sorted(one.read_text("utf-8") for one in modules if one.name.endswith(".py"))
    tools = [_version(name) for name in ("nvcc", "gcc", "cmake")]
    return [sys.version, *packages, *tools, *code]


def _installed(package: str) -> str:
    """Return the version of a package, or nothing where it is not installed."""
    found = (one.version for one in importlib.metadata.distributions(name=package))
    return next(found, "")


def _version(tool: str) -> str:
    program = shutil.which(tool)
    if not program:
        return ""
    command = [program, "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def pytest_configure(config: pytest.Config) -> None:
    """Plan what can run without a GPU, and find what vouches for it.

    Every process of the tests does so, and other tests judge the entries: here they are only read.
    """
    option, tree = config.getoption, config.getoption("tree")
    book = _book(config)
    jobs = {f"{job['entry']}/{job['snippet']}": job for job in plan(book, runs=PLACES)["jobs"]}
    elsewhere = len(plan(book)["jobs"]) - len(jobs)
    lock = Lock(tree / "tests" / "snippets" / "runner.lock")
    locked = "names it" if lock.fits else "does not name it"
    here = (platform.machine(), _installed("torch"))
    trusted = held(book, *here) if lock.fits and not option("all") else {}
    chosen = sample(trusted, option("day"), option("sample"))
    config.stash[TOLD] = Told(jobs, elsewhere, lock, locked, trusted, chosen)


def _book(config: pytest.Config) -> Book:
    """Return the knowledge of the tree; that of the repository as any process has read it."""
    tree = config.getoption("tree")
    if tree == ROOT and not config.getoption("all"):
        return HERE.book()
    return link(validate(load(tree / "knowledge"))).book


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make a test of each planned snippet, or of those in the part that is asked for."""
    if "snippet" in metafunc.fixturenames:
        part, parts = metafunc.config.getoption("shard")
        names = sorted(metafunc.config.stash[TOLD].jobs)
        metafunc.parametrize("snippet", names[part - 1 :: parts])


@pytest.fixture(scope="session")
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Told:
    """Run the snippets that were chosen and for which nothing vouches, all in one run."""
    config = request.config
    told, cache = config.stash[TOLD], Cache(config.getoption("tree") / ".cache" / "snippets")
    known = None if config.getoption("all") else cache
    rest = [told.jobs[name] for name in _chosen(request.session) if not told.take(name, known)]
    told.give(_settled(rest, tmp_path_factory.mktemp("snippets"), config))
    for name, run in told.runs.items():
        if run["result"] == HELD and run["how"] != "trusted" and "flaky" not in run:
            cache.learn(told.jobs[name])
    if told.proves_the_runner and not told.lock.fits:
        told.lock.write(config.getoption("day"), told.runs)
        told.locked = "names it from now on"
    return told


@pytest.fixture(scope="session")
def runs(told: Told) -> dict[str, Run]:
    """Return the results of the chosen snippets by name, those that needed no run included."""
    return told.runs


def _chosen(session: pytest.Session) -> Iterator[str]:
    """Yield the snippets of this folder's tests; others have parameters of that name too."""
    for item in session.items:
        call = getattr(item, "callspec", None)
        if call and "snippet" in call.params and Path(__file__).parent in item.path.parents:
            yield call.params["snippet"]


def _failed(run: Run) -> bool:
    return run["result"] not in {HELD, "unsupported"}


def _settled(jobs: list[dict[str, Any]], folder: Path, config: pytest.Config) -> dict[str, Run]:
    """Return the results of `jobs`; those that fail are run again."""
    runs = _run(jobs, folder / "first", config)
    again = [job for job in jobs if _failed(runs[f"{job['entry']}/{job['snippet']}"])]
    for name, run in _run(again, folder / "again", config, repeat=AGAIN).items():
        if not _failed(run):
            runs[name] = run | {"flaky": runs[name]["reason"]}
    return runs


def _run(
    jobs: list[dict[str, Any]], folder: Path, config: pytest.Config, repeat: int = 1
) -> dict[str, Run]:
    """Pack `jobs` and run them; the runner's lines go to the terminal as they come.

    They go by standard error, the one stream that a worker of pytest-xdist leaves open.
    """
    if not jobs:
        return {}
    folder.mkdir()
    bundle = folder / "bundle.pyz"
    bundle.write_bytes(pack({"schema": 1, "jobs": jobs}))
    capture = config.pluginmanager.get_plugin("capturemanager")
    assert capture
    with capture.global_and_fixture_disabled():
        limits = ["--repeat", str(repeat), "--seconds", str(MOST_SECONDS)]
        command = [sys.executable, bundle, *limits]
        subprocess.run(command, cwd=folder, stdout=sys.__stderr__, check=False)
    evidence = json.loads((folder / "evidence.json").read_text("utf-8"))["evidence"]
    return {f"{one['entry']}/{run['snippet']}": run for one in evidence for run in one["runs"]}
