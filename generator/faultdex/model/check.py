"""Pair a rule's code with the function that finds where it is violated."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from faultdex.model.problem import Finding, Place, Route

Scope = TypeVar("Scope")


@dataclass(frozen=True, slots=True)
class Flaw:
    """One place at which a rule is violated; a finding without its code."""

    path: str
    message: str
    hint: str
    route: Route = ()
    place: Place = (1, 1)


@dataclass(frozen=True, slots=True)
class Check(Generic[Scope]):
    """One rule: its code, and what finds its violations within a scope."""

    code: str
    find: Callable[[Scope], Iterable[Flaw]]

    def findings(self, scope: Scope) -> Iterator[Finding]:
        """Yield a finding for each flaw in `scope`."""
        for flaw in self.find(scope):
            yield Finding(flaw.path, self.code, flaw.message, flaw.hint, flaw.route, flaw.place)
