"""Find entries that do not stand where the plan and the drops say."""

from collections.abc import Iterator, Mapping

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.collection import Category


def misplaced_entries(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry whose category or topic is not the one that the plan gives it."""
    for folder, facts in scope.facts.items():
        category, name = folder.split("/")
        planned = _planned(scope).get(name, (category, facts.topic))
        if planned != (category, facts.topic):
            message = f"the plan has it under {planned[0]}, topic {planned[1]}"
            hint = "Correct the topic or the folder, or the plan where that is wrong."
            yield Flaw(f"{folder}/entry.yaml", message, hint, ("topic",))


def unknown_topics(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry whose topic the plan does not have in any category."""
    topics = {topic: category for category, topic, _ in _rows(scope)}
    for folder, facts in scope.facts.items():
        if topics and facts.topic not in topics:
            message = f"the plan has no topic {facts.topic!r}"
            near = [topic for topic, category in topics.items() if folder.startswith(category)]
            hint = f"Choose one of {', '.join(near)}, or add it to the plan with this entry."
            yield Flaw(f"{folder}/entry.yaml", message, hint, ("topic",))


def entries_without_drop(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry that no drop names."""
    if {*scope.validated.drops} == {path for path in scope.paths if path.startswith("drops/")}:
        named = {name for drop in scope.validated.drops.values() for name in drop.entries}
        for folder in scope.folders:
            if folder.split("/")[1] not in named:
                hint = "Name it under entries in the newest file of drops/."
                yield Flaw(f"{folder}/entry.yaml", "no drop names this entry", hint)


def entries_in_two_drops(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry that is named a second time, in one drop or in two."""
    first: dict[str, str] = {}
    for path, drop in sorted(scope.validated.drops.items()):
        for index, name in enumerate(drop.entries):
            if name in first:
                hint = "Keep it where it was added."
                yield Flaw(path, f"{first[name]} names {name!r} already", hint, ("entries", index))
            first.setdefault(name, path)


def _planned(scope: Scope) -> Mapping[str, tuple[str, str]]:
    return {name: (category, topic) for category, topic, name in _rows(scope)}


def _rows(scope: Scope) -> Iterator[tuple[Category, str, str]]:
    for plan in scope.validated.plans.values():
        for category, topics in plan.root.items():
            for topic, rows in topics.items():
                for name in rows:
                    yield category, topic, name


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD315", misplaced_entries),
    Check("FD316", unknown_topics),
    Check("FD317", entries_without_drop),
    Check("FD318", entries_in_two_drops),
)
