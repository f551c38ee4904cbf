"""Compare two pieces of evidence: what changed between two machines or two releases."""

from collections.abc import Iterator
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.evidence import Evidence, Result, Run
from faultdex.model.failure import declared_lines, is_alike
from faultdex.model.snippet import Role, Snippet
from faultdex.strenum import StrEnum


class Drift(StrEnum):
    """Ways in which the world moves away under an entry."""

    MESSAGE = "message changed"
    VANISHED = "failure vanished"
    BROKEN_FIX = "fix stopped working"
    RESULT = "result changed"


@dataclass(frozen=True, slots=True, order=True)
class Change:
    """One thing that differs between two runs of a snippet."""

    entry: str
    snippet: str
    kind: Drift
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class _Pair:
    """Both runs of one snippet."""

    entry: str
    snippet: Snippet
    old: Run
    new: Run


def diff(old: tuple[Evidence, ...], new: tuple[Evidence, ...], book: Book) -> tuple[Change, ...]:
    """Return what differs for snippets of the book that stand in both, sorted."""
    return tuple(sorted(change for pair in _pairs(old, new, book) for change in _changes(pair)))


def _pairs(old: tuple[Evidence, ...], new: tuple[Evidence, ...], book: Book) -> Iterator[_Pair]:
    before, after = _by_name(old), _by_name(new)
    for name, entry in book.entries.items():
        for snippet in entry.facts.snippets:
            key = (name, snippet.file)
            if key in before and key in after:
                yield _Pair(name, snippet, before[key], after[key])


def _by_name(every: tuple[Evidence, ...]) -> dict[tuple[str, str], Run]:
    return {(one.entry, run.snippet): run for one in every for run in one.runs}


def _changes(pair: _Pair) -> Iterator[Change]:
    texts = (message(pair.old, pair.snippet), message(pair.new, pair.snippet))
    if pair.old.result is not pair.new.result:
        reasons = [f"{run.result.value}: {run.reason}".rstrip(": ") for run in (pair.old, pair.new)]
        yield Change(pair.entry, pair.snippet.file, _kind(pair), reasons[0], reasons[1])
    if all(texts) and not is_alike(*texts):
        yield Change(pair.entry, pair.snippet.file, Drift.MESSAGE, *texts)


def _kind(pair: _Pair) -> Drift:
    held = pair.old.result is Result.REPRODUCED and pair.new.result is Result.NOT_REPRODUCED
    if held and pair.snippet.role is Role.FIX:
        return Drift.BROKEN_FIX
    ended_well = pair.new.exit == 0
    return Drift.VANISHED if held and ended_well and pair.snippet.expect.fails else Drift.RESULT


def message(run: Run, snippet: Snippet) -> str:
    """Return the lines of `run` that carry its failure: the exception, or the declared lines."""
    return declared_lines((run.stdout, run.stderr, *run.ranks.values()), snippet)
