"""Find turns of phrase that a native speaker would not say to a colleague."""

import re
from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw

# What is found, and what to write instead. Add what reviews find.
PHRASES = (
    (r"without a word", "silently"),
    (r"at hand", "installed, or available"),
    (r"at a glance", "quickly"),
    (r"stands in (?!for\b|the way\b)", "is in, or the other way round: contains"),
    (r"stands? nowhere", "is absent"),
    (r"(?:was|were|is|are) handed (?!out\b|over\b)", "received"),
    (r"(?:is|are) hidden wholly", "is fully hidden"),
    (r"sees what comes", "receives its input as it is"),
    (r"ended (?:well|badly)", "succeeded, or failed"),
    (r"(?:dear|cheap) at", "expensive at, or cheap at"),
    (r"by turns of", "one after the other"),
)
_FOUND = re.compile("|".join(rf"\b(?P<p{place}>{one})" for place, (one, _) in enumerate(PHRASES)))


def odd_phrases(scope: Scope) -> Iterator[Flaw]:
    """Yield the first odd phrase of each line of a guide and of each field of an entry."""
    fields = (one for one in scope.fields if not one.path.startswith(("drops/", "sources/")))
    for passage in (*scope.guides, *fields):
        if found := _FOUND.search(passage.text):
            instead = PHRASES[int((found.lastgroup or "p0")[1:])][1]
            yield passage.flaw(
                f"'{found[0].strip()}' is not idiomatic", f"Write: {instead}.", found.start()
            )


CHECKS: tuple[Check[Scope], ...] = (Check("FD450", odd_phrases),)
