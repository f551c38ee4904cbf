"""Find collections that were moved, edited by hand or overtaken by newer evidence."""

from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.book import Book
from faultdex.model.check import Check, Flaw
from faultdex.model.evidence import Machine

COMPARED = ("driver", "cuda", "nccl", "cudnn", "torch")
_AGAIN = "Collect again and file it: faultdex reference collect, then faultdex reference record."


def misfiled_collections(scope: Scope) -> Iterator[Flaw]:
    """Yield each collection of another machine than its path names."""
    for name, collection in scope.book.collections.items():
        if collection.machine.name != name:
            message = f"it is of machine {collection.machine.name!r}"
            yield Flaw(_path(name), message, _AGAIN, ("machine", "name"))


def altered_collections(scope: Scope) -> Iterator[Flaw]:
    """Yield each collection whose digest is not that of its content."""
    for name, collection in scope.book.collections.items():
        if collection.sha256 != collection.digest():
            message = "its content is not what was filed"
            yield Flaw(_path(name), message, _AGAIN, ("sha256",))


def overtaken_collections(scope: Scope) -> Iterator[Flaw]:
    """Yield each collection made with other versions than its machine's newest evidence."""
    for name, collection in scope.book.collections.items():
        newest = _newest(scope.book, name)
        for part in COMPARED if newest else ():
            then, now = getattr(collection.machine, part), getattr(newest, part)
            if then != now:
                message = f"it has {part} {then or 'none'}, and newer evidence has {now or 'none'}"
                yield Flaw(_path(name), message, _AGAIN, ("machine", part))


def _newest(book: Book, name: str) -> Machine | None:
    """Return the machine `name` as the evidence of the latest run tells it."""
    runs = [
        (run.started, number, evidence.machine)
        for number, evidence in enumerate(book.evidence.values())
        for run in evidence.runs
        if evidence.machine.name == name
    ]
    return max(runs)[2] if runs else None


def _path(name: str) -> str:
    return f"reference/machines/{name}.json"


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD607", misfiled_collections),
    Check("FD608", altered_collections),
    Check("FD609", overtaken_collections),
)
