"""Find titles that a reader could not tell apart or would not type."""

from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw


def odd_titles(scope: Scope) -> Iterator[Flaw]:
    """Yield each title that ends as a sentence or has spaces to spare."""
    hint = "Write it as the message stands in the terminal, without a full stop."
    for entry in scope.entries:
        title = entry.facts.title
        if title.endswith((".", "!")) or title != " ".join(title.split()):
            yield Flaw(f"{entry.folder}/entry.yaml", "an odd end or space", hint, ("title",))


def repeated_titles(scope: Scope) -> Iterator[Flaw]:
    """Yield each title that another entry has."""
    hint = "Say in the title what tells the two apart."
    first: dict[str, str] = {}
    for entry in scope.every_entry:
        owner = first.setdefault(entry.facts.title.casefold(), entry.id)
        if owner != entry.id:
            message = f"{owner} has the same title"
            yield Flaw(f"{entry.folder}/entry.yaml", message, hint, ("title",))


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD425", odd_titles),
    Check("FD426", repeated_titles),
)
