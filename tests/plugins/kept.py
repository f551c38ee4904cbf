"""Keep what a test run made of the repository, for its other processes and for later runs."""

import fcntl
import hashlib
import importlib.metadata
import os
import pickle
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pytest

import faultdex
from faultdex.link import link
from faultdex.load import load
from faultdex.model.book import Book
from faultdex.validate import validate

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController

ROOT = Path(__file__).parents[2]
GENERATOR = Path(faultdex.__file__).parent
TODAY = datetime.now(UTC).date()
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()} {datetime.now(UTC)}")
FOLDER = ROOT / ".cache" / "tests"
Made = TypeVar("Made")


class Keep:
    """What a run made of the repository, kept for its other processes and for later runs."""

    def __init__(self, folder: Path) -> None:
        """Keep in `folder`."""
        self.folder = folder
        self.former: set[str] = set()

    def get(
        self,
        name: str,
        sources: Iterable[Path],
        make: Callable[[Path], object],
        use: Callable[[Path], Made],
    ) -> Made:
        """Return what `use` makes of what `make` wrote to a path, once for the same sources."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with alone(self.folder / f"{name}.lock"):
            kept = self.folder / f"{name}-{digest_of(sources)}"
            if not kept.exists():
                self._fill(name, kept, make)
            if (kept / "run").read_text("utf-8") != RUN:
                self.former.add(name)
            return use(kept / "made")

    def _fill(self, name: str, kept: Path, make: Callable[[Path], object]) -> None:
        for former in self.folder.glob(f"{name}-*"):
            shutil.rmtree(former)
        part = self.folder / f"{name}-part"
        part.mkdir()
        (part / "run").write_text(RUN, "utf-8")
        make(part / "made")
        part.rename(kept)

    def book(self) -> Book:
        """Return the knowledge itself, as everything but its lint reads it."""
        folder = ROOT / "knowledge"
        data = self.get(
            "knowledge",
            (GENERATOR, folder),
            lambda path: path.write_bytes(pickle.dumps(link(validate(load(folder))).book)),
            Path.read_bytes,
        )
        book: Book = pickle.loads(data)
        return book


def hard_link(source: str, target: str) -> None:
    """Give a file a second name; copy it to another file system."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def digest_of(sources: Iterable[Path]) -> str:
    """Return a digest of all files below, of the day, the interpreter and the packages."""
    whole = hashlib.sha256("\n".join([TODAY.isoformat(), sys.version, *_packages()]).encode())
    for source in sources:
        for path in sorted((source, *source.rglob("*"))):
            if path.is_file() and "__pycache__" not in path.parts:
                content = hashlib.sha256(path.read_bytes()).hexdigest()
                whole.update(f"\n{path.relative_to(source.parent)} {content}".encode())
    return whole.hexdigest()


@cache
def _packages() -> list[str]:
    return sorted(f"{one.name} {one.version}" for one in importlib.metadata.distributions())


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Let one process at a time into what follows."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


HERE = Keep(FOLDER)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: "WorkerController") -> None:
    """Hear from another process of this run what it had of a former run."""
    HERE.former.update(getattr(node, "workeroutput", {}).get("former", ()))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Say to the first process what was had of a former run."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["former"] = sorted(HERE.former)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what was not made anew."""
    if HERE.former:
        former = ", ".join(sorted(HERE.former))
        terminalreporter.write_line(f"made by a former run of the same bytes: {former}")
