"""Turn the knowledge folder into the book, the index and every problem, in one run."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timezone
from itertools import chain
from pathlib import Path

from faultdex.link import link
from faultdex.lint import Scope, lint
from faultdex.load import load
from faultdex.match import Index, compile_index
from faultdex.model.book import Book
from faultdex.model.document import Loaded
from faultdex.model.linked import Linked
from faultdex.model.problem import Finding, Problem
from faultdex.pipeline.garbage import no_collection
from faultdex.pipeline.memory import Memory, keys_of
from faultdex.pipeline.posted import QUESTIONS, THREADS, composed, posted
from faultdex.render.setting import BASE_URL
from faultdex.validate import validate
from faultdex.verify.again import doubtful_runs
from faultdex.verify.proofs import doubtful_proofs

STALE = frozenset({"FD603", "FD609", "FD613", "FD615"})


@dataclass(frozen=True, slots=True)
class BuildResult:
    """What came of reading the knowledge; the book holds what is well-formed."""

    book: Book
    index: Index
    problems: tuple[Problem, ...]

    @property
    def is_whole(self) -> bool:
        """Return whether pages may be made.

        Stale evidence only takes a badge from them, as does an example that was not run; a stale
        collection names its versions.
        """
        return all(problem.code in STALE for problem in self.problems)


def read(folder: Path, today: date | None = None, memory: Memory | None = None) -> BuildResult:
    """Read the knowledge under `folder`; what is wrong is among the problems, sorted.

    By `memory`, entries that were clean and are as they were need not be looked at again.
    """
    with no_collection():
        return _read(folder, today or datetime.now(timezone.utc).date(), memory or Memory())


def read_book(folder: Path) -> tuple[Book, tuple[Problem, ...]]:
    """Read the entries alone, and what is wrong with them one by one, sorted.

    No index is compiled and no rule over all entries is tried, so it takes a third of the time.
    """
    with no_collection():
        loaded, linked, findings = _linked(folder)
    return linked.book, _located(loaded, findings)


def _linked(folder: Path) -> tuple[Loaded, Linked, set[Finding]]:
    """Return the files, the book made of them, and what was found on the way."""
    loaded = load(folder)
    validated = validate(loaded)
    linked = link(validated)
    return loaded, linked, {*loaded.findings, *validated.findings, *linked.findings}


def _located(loaded: Loaded, findings: Iterable[Finding]) -> tuple[Problem, ...]:
    return tuple(sorted(map(loaded.locate, findings)))


def _read(folder: Path, today: date, memory: Memory) -> BuildResult:
    loaded, linked, findings = _linked(folder)
    texts = chain(posted(folder / THREADS), composed(folder / QUESTIONS))
    index = compile_index(linked.book, BASE_URL, texts)
    keys = keys_of(linked.book, loaded, index) if memory.folder else {}
    clean = {entry for entry, key in keys.items() if key in memory.known}
    linted = lint(Scope(linked.book, loaded, index, today, clean))
    doubtful = {
        finding
        for entry in linked.book.entries.values()
        if entry.folder not in clean
        for finding in (*doubtful_runs(entry), *doubtful_proofs(entry))
    }
    findings |= {*linted, *doubtful}
    memory.learn(keys, {finding.path for finding in findings})
    return BuildResult(linked.book, index, _located(loaded, findings))
