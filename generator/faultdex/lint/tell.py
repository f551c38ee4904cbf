"""Find patterns of causes that do not hold on a text of their cause, or hold on one of another."""

from collections.abc import Iterator
from dataclasses import dataclass

from faultdex.lint.matrix import Matrix, flaw
from faultdex.lint.scope import Scope
from faultdex.match.compile import causes_of
from faultdex.model.book import Book
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry
from faultdex.model.problem import Route
from faultdex.model.verification import snippet_runs


@dataclass(frozen=True, slots=True)
class TextOfCause:
    """A text whose cause is known: declared where it stands, or from the tally of its thread."""

    route: Route
    causes: frozenset[str]
    text: str
    is_declared: bool = True


def untrue_tells(scope: Scope) -> Iterator[Flaw]:
    """Yield each text from which its entry reads another cause, or misses the declared one."""
    for entry in scope.matrix.entries:
        patterned = {one.key for one in causes_of(entry) if one.when}
        for one in (*_declared(entry), *_tallied(entry, scope.book)) if patterned else ():
            found = _decided(scope.matrix, entry, one.text)
            is_missed = not found and one.is_declared and one.causes & patterned
            if is_missed or (found and found not in one.causes):
                known = " or ".join(sorted(one.causes))
                message = f"a text of the cause {known} shows {found or 'none'}"
                hint = "Mend the line or the conditions of the causes, or name the right cause."
                yield flaw(entry, message, hint, one.route)


def _declared(entry: Entry) -> Iterator[TextOfCause]:
    """Yield the samples, and the runs that hold, whose cause is declared beside them."""
    for place, sample in enumerate(entry.facts.samples):
        if sample.cause and sample.file in entry.files:
            text = entry.text(sample.file)
            yield TextOfCause(("samples", place, "cause"), frozenset({sample.cause}), text)
    places = {one.file: place for place, one in enumerate(entry.facts.snippets)}
    for one in snippet_runs(entry):
        if one.snippet.cause and one.holds:
            route = ("snippets", places[one.snippet.file], "cause")
            yield TextOfCause(route, frozenset({one.snippet.cause}), one.run.printed)


def _tallied(entry: Entry, book: Book) -> Iterator[TextOfCause]:
    """Yield the samples that stand in a thread of which the tally gives the cause."""
    for place, sample in enumerate(entry.facts.samples):
        cited = book.sources.get(sample.source or "")
        if cited and sample.kind == "quoted" and not sample.cause and sample.file in entry.files:
            address = cited.source.url.partition("#")[0]
            causes = {one.cause for one in entry.facts.threads if one.url == address}
            if causes & {*entry.facts.keys}:
                text = entry.text(sample.file)
                route = ("samples", place, "file")
                yield TextOfCause(route, frozenset(causes), text, is_declared=False)


def _decided(matrix: Matrix, entry: Entry, text: str) -> str:
    """Return the one cause that the entry reads from the text; empty where it does not decide."""
    own = (one.decision.cause for one in matrix.read(text) if one.id == entry.id)
    return next(own, "")


CHECKS: tuple[Check[Scope], ...] = (Check("FD527", untrue_tells),)
