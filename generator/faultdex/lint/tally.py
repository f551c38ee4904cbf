"""Find causes that stand before others which more of the tallied threads had."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Cause, Facts

_FEWEST = 3


def causes_against_tally(scope: Scope) -> Iterator[Flaw]:
    """Yield each cause that stands before one with more threads.

    A cause that the text itself decides may stand behind others, because whoever has this text is
    told so. The first cause may lack threads until another one has three.
    """
    for entry in scope.entries:
        threads = Counter(one.cause for one in entry.facts.threads)
        for place, other in _pairs(entry.facts):
            before, after = entry.facts.keys[place], entry.facts.keys[other]
            count, more = threads[before], threads[after]
            is_counted = count > 0 or (place == 0 and more >= _FEWEST)
            if more > count and is_counted:
                message = (
                    f"{before} has {count} of the threads and stands before {after} with {more}"
                )
                hint = "Put the causes, and their fixes, in the order of the tally."
                yield Flaw(f"{entry.folder}/entry.yaml", message, hint, ("causes", place))


def _pairs(facts: Facts) -> Iterator[tuple[int, int]]:
    """Yield the places of two causes whose order is that of the tally."""
    for (place, one), (other, next_one) in combinations(enumerate(facts.causes), 2):
        if _is_told(one) or not _is_told(next_one):
            yield place, other


def _is_told(cause: Cause) -> bool:
    return bool(cause.line or cause.when)


CHECKS: tuple[Check[Scope], ...] = (Check("FD454", causes_against_tally),)
