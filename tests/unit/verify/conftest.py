"""Make jobs of the planted faults in tests/data/verify, run them, and look for what they left."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Plan
from faultdex.model.entry import Entry, Facts
from faultdex.verify import pack
from faultdex.verify.runner.bundle import digest

DATA = Path(__file__).parents[2] / "data" / "verify"


@dataclass(frozen=True)
class Finished:
    """What a run of the runner gave."""

    told: dict[str, Any]
    printed: str
    status: int

    def run(self, snippet: str) -> dict[str, Any]:
        """Return what is told of `snippet`."""
        runs = [run for one in self.told["evidence"] for run in one["runs"]]
        return next(run for run in runs if run["snippet"] == snippet)


def make_job(file: str, extra: dict[str, str] | None = None, **expect: object) -> dict[str, Any]:
    """Return the job of a planted fault; `needs`, `command` and `ranks` may be among `expect`."""
    needs = expect.pop("needs", {})
    ranks = expect.pop("ranks", 1)
    start = ["bash"] if file.endswith(".sh") else ["python"]
    command = expect.pop("command", [*start, file])
    texts = {file: (DATA / file).read_text("utf-8"), **(extra or {})}
    hashes = {name: hashlib.sha256(text.encode()).hexdigest() for name, text in texts.items()}
    expected = {"lacks": [], "limit": 10, **expect}
    return {
        "entry": "planted-fault",
        "snippet": file,
        "role": "reproduce",
        "files": {name: {"text": text} for name, text in texts.items()},
        "command": command,
        "ranks": ranks,
        "needs": needs,
        "expect": expected,
        "sha256": digest({"files": hashes, "run": command, "ranks": ranks}),
        "expect_sha256": digest(expected),
    }


def write_bundle(folder: Path, jobs: Iterable[dict[str, Any]]) -> Path:
    """Write the application that carries `jobs` into `folder` and return its path."""
    path = folder / "bundle.pyz"
    path.write_bytes(pack({"schema": 1, "jobs": list(jobs)}))
    return path


def run_jobs(folder: Path, jobs: Iterable[dict[str, Any]], *arguments: str) -> Finished:
    """Carry `jobs` out as a machine without this repository would."""
    out = folder / "evidence.json"
    done = subprocess.run(
        [sys.executable, write_bundle(folder, jobs), "--out", out, *arguments],
        cwd=folder, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    told = json.loads(out.read_text("utf-8")) if out.exists() else {}
    return Finished(told, done.stdout + done.stderr, done.returncode)


def holders(token: str) -> list[int]:
    """Return the ids of all living processes with `token` among their arguments."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if token.encode() in words:
            found.append(int(folder.name))
    return found


@pytest.fixture(scope="session")
def job() -> Callable[..., dict[str, Any]]:
    """Give the maker of jobs."""
    return make_job


@pytest.fixture(scope="session")
def carry_out() -> Callable[..., Finished]:
    """Give the function that packs and runs jobs."""
    return run_jobs


@pytest.fixture(scope="session")
def living() -> Callable[[str], list[int]]:
    """Give the function that finds what is left of a snippet."""
    return holders


@pytest.fixture
def entry() -> Entry:
    """Give an entry with a reproduction and a fix."""
    facts = Facts.model_validate(
        {
            "title": "An error", "summary": "It fails.", "topic": "planted",
            "applies": {"torch": ">=2"},
            "causes": ({"says": "A fault.", "tell": "It is there."},),
            "fixes": ({"does": "Mend it.", "costs": "Nothing."},),
            "snippets": (
                {"file": "reproduce.py", "role": "reproduce", "caption": "It fails.",
                 "expect": {"raises": {"type": "ValueError", "text": "bad"}}},
                {"file": "fix.py", "role": "fix", "caption": "It works."},
            ),
            "sources": {"one": "This.", "two": "That.", "six": "Those."},
        }
    )  # fmt: skip
    files = {"reproduce.py": b"raise ValueError('bad')\n", "fix.py": b"print('fine')\n"}
    return Entry("planted-fault", "runtime", facts, "", files)


@pytest.fixture
def book(entry: Entry) -> Book:
    """Give a book of that entry."""
    return Book({entry.id: entry}, {}, Plan({}))
