"""Find patterns that begin with what normalizing takes from a line, so that no line shows them."""

import re
from collections.abc import Iterator
from functools import cache
from string import printable

from faultdex.lint.matrix import flaw
from faultdex.lint.scope import Scope
from faultdex.match.compile import ANYWHERE
from faultdex.match.normalise import Normaliser, compiled
from faultdex.match.normalization_rules import NormalizationRules
from faultdex.match.portable import portable
from faultdex.match.syntax import Chars, Edge, Group, Node, Repeat, UnportableError, is_wide, parse
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry
from faultdex.model.problem import Route

# A place as glog writes it, which puts a letter for the level before it.
_PLACE = re.compile(r"[\w./-]+:\d+\]")
# What goes on behind a match, without which a space at its end would be lost, as before it.
_ENDS = ("", " x")
_RULES = NormalizationRules()


def removed(scope: Scope) -> Iterator[Flaw]:
    """Yield each pattern that a normalized line can never hold, as far as any sample shows."""
    for entry in scope.matrix.entries:
        for route, pattern in _patterns(entry):
            if is_removed(pattern) and not _is_shown(entry, pattern):
                message = f"normalizing removes the beginning of {examples(pattern)[0]!r}"
                hint = "Leave out what a logger writes before the message, such as file.cc:line]."
                yield flaw(entry, message, hint, route)


@cache
def is_removed(pattern: str) -> bool:
    """Tell whether a line that begins with a match shows none when it is normalized."""
    try:
        shows = compiled(portable(pattern).text).search
    except UnportableError:
        return False
    return all(shows(text) and not any(map(shows, _logged(text))) for text in examples(pattern))


def examples(pattern: str) -> list[str]:
    """Return a short text for each alternative of a pattern, which its edges may refuse."""
    return ["".join(map(_text, option)) for option in parse(pattern).options]


def _logged(text: str) -> Iterator[str]:
    """Yield the plain lines that begin with a text as a logger writes it."""
    written = f"E {text}" if _PLACE.match(text) else f"x{text}" if text[:1] == " " else text
    return (line for end in _ENDS for line in _plain(f"{written}{end}"))


def _text(node: Node) -> str:
    match node:
        case Edge():
            return ""
        case Chars(source, literal):
            return literal or _one_of(source)
        case Group(options):
            return "".join(map(_text, options[0]))
        case Repeat(Chars() as part, 0) if is_wide(part):
            return _text(part)
        case Repeat(part, low):
            return _text(part) * low


@cache
def _one_of(source: str) -> str:
    return next(char for char in f"1a{printable}" if compiled(source).fullmatch(char))


def _patterns(entry: Entry) -> Iterator[tuple[Route, str]]:
    """Yield the patterns of signatures and of what causes ask the whole text for."""
    for place, signature in enumerate(entry.facts.signatures):
        yield ("signatures", place, "pattern"), signature.pattern
    for place, cause in enumerate(entry.facts.causes):
        for number, when in enumerate(cause.when):
            for kind, pattern in when.model_dump(include=ANYWHERE, exclude_none=True).items():
                yield ("causes", place, "when", number, kind), pattern


def _is_shown(entry: Entry, pattern: str) -> bool:
    shows = compiled(portable(pattern).text).search
    texts = (entry.text(one.file) for one in entry.facts.samples if one.file in entry.files)
    return any(shows(line) for text in texts for line in _plain(text))


def _plain(text: str) -> list[str]:
    """Return the lines of a text as signatures see them."""
    return [line.text for line in Normaliser(_RULES).lines(enumerate(text.split("\n")))]


CHECKS: tuple[Check[Scope], ...] = (Check("FD511", removed),)
