"""Find citations that nobody can follow or that rest on one publisher."""

import re
from collections.abc import Iterator

from faultdex.lint.address import is_floating, objection
from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.problem import Route
from faultdex.model.shape import DATE

_FEWEST = 2
_QUOTED_SINCE = "2026-11-29"


def lone_publishers(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry whose sources come from fewer than two publishers."""
    hint = "Read and cite what another publisher says about it."
    for entry in scope.every_entry:
        known = [
            scope.book.sources[key] for key in entry.facts.sources if key in scope.book.sources
        ]
        if len(known) == len(entry.facts.sources) and len({s.publisher for s in known}) < _FEWEST:
            path = f"{entry.folder}/entry.yaml"
            yield Flaw(path, "all sources have the same publisher", hint, ("sources",))


def closed_addresses(scope: Scope) -> Iterator[Flaw]:
    """Yield each source whose address is not public, plain https."""
    for path, route, url in _addresses(scope):
        if why := objection(url):
            yield Flaw(path, why, "Give the public https address of the text.", route)


def floating_addresses(scope: Scope) -> Iterator[Flaw]:
    """Yield each source whose address names a branch or the newest release."""
    hint = "Name the commit or release that was read, as in /blob/<commit>/ or /docs/2.13/."
    for path, route, url in _addresses(scope):
        if is_floating(url):
            yield Flaw(path, "the content of this address changes", hint, route)


def future_days(scope: Scope) -> Iterator[Flaw]:
    """Yield each day that is still to come."""
    hint = "Write the day on which it happened."
    for path, route, text in _days(scope):
        if text > scope.today.isoformat():
            yield Flaw(path, f"the day {text} is still to come", hint, route)


def unquoted_sources(scope: Scope) -> Iterator[Flaw]:
    """Yield each source that was read since quotes are asked for and has none."""
    hint = "Copy the few words of it that support the claim, as quote."
    quoted = {(path, route[:2]) for path, route, _ in scope.values if route[-1] == "quote"}
    for path, route, text in _days(scope):
        is_source = path.startswith("sources/") and route[-1] == "read"
        is_new = is_source and _QUOTED_SINCE <= text <= scope.today.isoformat()
        if is_new and (path, route[:2]) not in quoted:
            yield Flaw(path, "nothing of this text is quoted", hint, route[:2])


def _days(scope: Scope) -> Iterator[tuple[str, Route, str]]:
    """Yield each day on which something was read or happened."""
    for path, route, text in scope.values:
        if route[-1] in {"read", "day"} and re.fullmatch(DATE, text):
            yield path, route, text


def _addresses(scope: Scope) -> Iterator[tuple[str, Route, str]]:
    for path, route, text in scope.values:
        if path.startswith("sources/") and route[-1] == "url" and text.startswith("https://"):
            yield path, route, text


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD427", lone_publishers),
    Check("FD428", closed_addresses),
    Check("FD429", floating_addresses),
    Check("FD430", future_days),
    Check("FD453", unquoted_sources),
)
