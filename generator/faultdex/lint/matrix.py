"""Try all signatures on all samples, once for every check."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from faultdex.match import Index
from faultdex.match.portable import Portable, portable
from faultdex.match.syntax import UnportableError
from faultdex.match.texts import Texts, texts_of
from faultdex.model.answer import Match
from faultdex.model.check import Flaw
from faultdex.model.entry import Entry, Sample
from faultdex.model.problem import Route


@dataclass(frozen=True, slots=True)
class Form:
    """One signature in its common form, or why it has none."""

    entry: Entry
    place: int
    form: Portable | UnportableError

    @property
    def written(self) -> str:
        """Return the signature as its entry has it."""
        return self.entry.facts.signatures[self.place].pattern

    def flaw(self, message: str, hint: str) -> Flaw:
        """Return a flaw of this signature."""
        return flaw(self.entry, message, hint, ("signatures", self.place, "pattern"))


@dataclass(frozen=True, slots=True)
class Tried:
    """One sample, the entries that its text names, best first, and the patterns that it shows.

    `lines` are those in which a signature of its own entry stands.
    """

    entry: Entry
    place: int
    sample: Sample
    matches: tuple[Match, ...]
    shows: frozenset[tuple[str, str]]
    lines: tuple[str, ...]

    @property
    def others(self) -> list[str]:
        """Return the named entries that are not its own."""
        return [match.id for match in self.matches if match.id != self.entry.id]

    def flaw(self, message: str, hint: str, *route: str | int) -> Flaw:
        """Return a flaw of this sample, at `route` within it."""
        return flaw(self.entry, message, hint, ("samples", self.place, *route))


@dataclass(frozen=True)
class Matrix:
    """The signatures and samples of active entries, and all hits between them."""

    entries: tuple[Entry, ...]
    index: Index
    texts: Texts
    forms: tuple[Form, ...]
    tried: tuple[Tried, ...]

    @cached_property
    def unread(self) -> set[str]:
        """The ids of entries of which not every signature could be read."""
        return {one.entry.id for one in self.forms if isinstance(one.form, UnportableError)}

    def read(self, text: str) -> tuple[Match, ...]:
        """Return what `text` finds, best first."""
        return self.texts.read(self.index, text).matches


def flaw(entry: Entry, message: str, hint: str, route: Route) -> Flaw:
    """Return a flaw in the facts of `entry`."""
    return Flaw(f"{entry.folder}/entry.yaml", message, hint, route)


def matrix_of(entries: Iterable[Entry], index: Index) -> Matrix:
    """Try every signature of `index` on the samples of those of `entries` that are active."""
    active = tuple(one for one in entries if one.facts.status == "active")
    forms = tuple(form for entry in active for form in _forms(entry))
    texts = texts_of(index.patterns)
    return Matrix(active, index, texts, forms, tuple(_tried(index, texts, active)))


def _forms(entry: Entry) -> Iterator[Form]:
    for place, signature in enumerate(entry.facts.signatures):
        try:
            yield Form(entry, place, portable(signature.pattern))
        except UnportableError as error:
            yield Form(entry, place, error)


def _tried(index: Index, texts: Texts, entries: tuple[Entry, ...]) -> Iterator[Tried]:
    for entry in entries:
        for place, sample in enumerate(entry.facts.samples):
            if sample.file in entry.files:
                session = texts.read(index, entry.text(sample.file))
                named = [(index.known[hit.pattern.entry].id, hit) for hit in session.hits]
                shows = frozenset((name, hit.pattern.text) for name, hit in named)
                lines = tuple(hit.text for name, hit in named if name == entry.id)
                yield Tried(entry, place, sample, session.matches, shows, lines)
