"""Find entries whose answer, the part above the fold, is too long for its reader."""

from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Facts

_MOST_WORDS = 400


def long_answers(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry with a command to try first whose answer has more than 400 words."""
    for entry in scope.entries:
        words = sum(len(text.split()) for text in _answer(entry.facts))
        if entry.facts.try_first and words > _MOST_WORDS:
            hint = "Shorten the rows of the triage table, or move a rare cause into the guide."
            message = f"the answer has {words} words, and at most {_MOST_WORDS} are read"
            yield Flaw(f"{entry.folder}/entry.yaml", message, hint, ("causes",))


def _answer(facts: Facts) -> Iterator[str]:
    yield from (facts.title, facts.summary)
    for cause in facts.causes:
        yield from (cause.tell, cause.says, facts.step_for(cause))
    if facts.try_first:
        yield from (facts.try_first.command, facts.try_first.shows)
    yield from (facts.fixes[0].does, facts.fixes[0].costs)


CHECKS: tuple[Check[Scope], ...] = (Check("FD438", long_answers),)
