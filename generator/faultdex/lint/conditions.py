"""Hold the conditions of causes and signatures to their form, and try them on samples both ways."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from faultdex.lint.matrix import flaw
from faultdex.lint.scope import Scope
from faultdex.match.compile import ANYWHERE, causes_of, conditions_of
from faultdex.match.condition import SIGNS, held_by
from faultdex.match.memory import PARTS
from faultdex.match.normalise import compiled
from faultdex.match.portable import portable
from faultdex.match.size import number
from faultdex.match.syntax import UnportableError
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry, When
from faultdex.model.problem import Route

LITERALS = 4
ACCOUNT = frozenset(part for part, *_ in PARTS)


@dataclass(frozen=True, slots=True)
class Tried:
    """One sample that its entry matches, and the causes of which all conditions hold."""

    place: int
    held: tuple[str, ...]


def not_one(scope: Scope) -> Iterator[Flaw]:
    """Yield each condition that asks nothing, or several things at once."""
    for entry in scope.matrix.entries:
        for route, when in _conditions(entry):
            given = when.model_dump(exclude_none=True)
            if len(given) != 1:
                message = f"a condition asks one thing; this one asks {len(given)}"
                yield flaw(entry, message, "Write one list item for each.", route)


def unknown_names(scope: Scope) -> Iterator[Flaw]:
    """Yield each name in a comparison that no signature captures and no account has."""
    for entry in scope.matrix.entries:
        for route, when in _conditions(entry):
            for kind, part in _unknown(entry, when):
                message = f"nothing captures {part!r}"
                yield flaw(entry, message, "Capture it: (?P<name>...).", (*route, kind))


def unportable_conditions(scope: Scope) -> Iterator[Flaw]:
    """Yield each pattern of a condition that not every engine finds in a long text."""
    for entry in scope.matrix.entries:
        for route, when in _conditions(entry):
            for kind in _unportable(when):
                hint = "Keep to the portable subset, with a word in every alternative."
                message = "this pattern is not portable, or a match may hold no literal word"
                yield flaw(entry, message, hint, (*route, kind))


def never_met(scope: Scope) -> Iterator[Flaw]:
    """Yield each cause with conditions that no sample meets."""
    for entry in scope.matrix.entries:
        held = {key for one in _tried(scope, entry) for key in one.held}
        for place, key in _conditional(entry):
            if key not in held:
                hint = "Add a sample of this cause, or mend its conditions."
                yield flaw(entry, "no sample shows this cause", hint, ("causes", place, "when"))


def always_met(scope: Scope) -> Iterator[Flaw]:
    """Yield each cause with conditions that every sample meets."""
    for entry in scope.matrix.entries:
        tried = list(_tried(scope, entry))
        for place, key in _conditional(entry):
            if len(entry.facts.causes) > 1 and all(key in one.held for one in tried):
                hint = "Add a sample of another cause."
                yield flaw(entry, "every sample shows this cause", hint, ("causes", place, "when"))


def several_met(scope: Scope) -> Iterator[Flaw]:
    """Yield each sample that shows more than one cause."""
    for entry in scope.matrix.entries:
        for one in _tried(scope, entry):
            if len(one.held) > 1:
                message = f"this sample shows {' and '.join(one.held)}"
                hint = "Narrow the conditions, so that a text shows one cause."
                yield flaw(entry, message, hint, ("samples", one.place, "file"))


def of_other_lines(scope: Scope) -> Iterator[Flaw]:
    """Yield each condition of a signature that asks for another line of the text."""
    for entry in scope.matrix.entries:
        for route, when in _conditions(entry):
            for kind in when.model_dump(exclude_none=True):
                if route[0] == "signatures" and kind in ANYWHERE:
                    message = f"{kind!r} is asked of causes only"
                    hint = (
                        "Narrow the pattern, or ask for it in a cause of the entry with this line."
                    )
                    yield flaw(entry, message, hint, (*route, kind))


def _conditions(entry: Entry) -> Iterator[tuple[Route, When]]:
    for place, signature in enumerate(entry.facts.signatures):
        for number_, when in enumerate(signature.when):
            yield ("signatures", place, "when", number_), when
    for place, cause in enumerate(entry.facts.causes):
        for number_, when in enumerate(cause.when):
            yield ("causes", place, "when", number_), when


def _conditional(entry: Entry) -> Iterator[tuple[int, str]]:
    """Yield the place and key of each cause whose conditions are of the right form."""
    for place, (key, cause) in enumerate(zip(entry.facts.keys, entry.facts.causes, strict=True)):
        flawed = chain(*(chain(_unknown(entry, one), _unportable(one)) for one in cause.when))
        if cause.when and not any(flawed):
            yield place, key


def _unknown(entry: Entry, when: When) -> Iterator[tuple[str, str]]:
    """Yield the kind of each comparison with a name in it that nothing captures."""
    known = {*ACCOUNT, *_captures(entry)}
    for kind, *terms in conditions_of([when]):
        for part in chain(*(term.split(" + ") for term in terms if kind in SIGNS)):
            if part not in known and number(part) is None:
                yield kind, part


def _unportable(when: When) -> Iterator[str]:
    """Yield the kind of each pattern that is not portable."""
    for kind in ("text", "lacks"):
        pattern = getattr(when, kind)
        if pattern and not _is_portable(pattern):
            yield kind


def _captures(entry: Entry) -> Iterator[str]:
    for signature in entry.facts.signatures:
        try:
            yield from compiled(portable(signature.pattern).text).groupindex
        except UnportableError:
            continue


def _is_portable(pattern: str) -> bool:
    try:
        form = portable(pattern)
    except UnportableError:
        return False
    return bool(form.words) and form.weight >= LITERALS


def _tried(scope: Scope, entry: Entry) -> Iterator[Tried]:
    causes = causes_of(entry)
    if not any(one.when for one in causes):
        return
    for place, sample in enumerate(entry.facts.samples):
        if sample.file in entry.files and not sample.near_miss:
            session = scope.matrix.texts.read(scope.matrix.index, entry.text(sample.file))
            evidence = session.evidence(entry.id)
            if evidence:
                yield Tried(place, tuple(one.key for one in held_by(causes, evidence)))


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD520", not_one),
    Check("FD521", unknown_names),
    Check("FD522", unportable_conditions),
    Check("FD523", never_met),
    Check("FD524", always_met),
    Check("FD525", several_met),
    Check("FD526", of_other_lines),
)
