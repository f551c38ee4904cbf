"""Find references between entries, drops, workflows and tables that lead nowhere."""

from collections.abc import Iterator

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.collection import Fork
from faultdex.model.entry import Facts
from faultdex.model.near import nearest
from faultdex.model.problem import Route


def dangling_entries(scope: Scope) -> Iterator[Flaw]:
    """Yield each reference to an id that no entry has."""
    aliases = {alias: f for f, facts in scope.facts.items() for alias in facts.aliases}
    for path, route, target in _references(scope):
        if target not in scope.ids:
            now = aliases.get(target, "").rpartition("/")[2]
            meant = now or nearest(target, scope.ids)
            hint = f"Write {meant!r} instead." if meant else "Write the id of an entry."
            yield Flaw(path, f"no entry has the id {target!r}", hint, route)


def repeated_references(scope: Scope) -> Iterator[Flaw]:
    """Yield each reference of an entry to itself, and each that a list holds twice."""
    for folder, facts in scope.facts.items():
        own = folder.rpartition("/")[2]
        for name, ids in (("related", facts.related), ("aliases", facts.aliases)):
            for index, target in enumerate(ids):
                if target == own or target in ids[:index]:
                    what = "the entry itself" if target == own else f"{target!r} again"
                    hint = "Remove it."
                    yield Flaw(f"{folder}/entry.yaml", f"{name} names {what}", hint, (name, index))


Reference = tuple[str, Route, str]


def _references(scope: Scope) -> Iterator[Reference]:
    for folder, facts in scope.facts.items():
        for route, target in _of_facts(facts):
            yield f"{folder}/entry.yaml", route, target
    yield from _of_collections(scope)


def _of_collections(scope: Scope) -> Iterator[Reference]:
    for path, drop in scope.validated.drops.items():
        for index, target in enumerate(drop.entries):
            yield path, ("entries", index), target
    for path, workflow in scope.validated.workflows.items():
        for route, target in leaves(workflow.start, ("start",)):
            yield path, route, target
    for path, table in scope.validated.tables.items():
        for route, note in table.every_note():
            if note.entry:
                yield path, (*route, "entry"), note.entry
    yield from _of_messages(scope)


def _of_messages(scope: Scope) -> Iterator[Reference]:
    """Yield the entries that notes on messages name; a workflow may hold the playbook too."""
    shown = [path for path in scope.paths if path.startswith("workflows/")]
    workflows = {path.rpartition("/")[2].removesuffix(".yaml") for path in shown}
    for path, notes in scope.validated.notes.items():
        for route, group in notes.every_note():
            if group.entry and group.entry not in workflows:
                yield path, (*route, "entry"), group.entry


def _of_facts(facts: Facts) -> Iterator[tuple[Route, str]]:
    for index, target in enumerate(facts.related):
        yield ("related", index), target
    for number, sample in enumerate(facts.samples):
        for index, target in enumerate(sample.also):
            yield ("samples", number, "also", index), target


def leaves(fork: Fork, route: Route = ()) -> Iterator[tuple[Route, str]]:
    """Yield the ids that the answers below a question lead to, each with its route."""
    for answer, leads in fork.answers.items():
        there = (*route, "answers", answer)
        if isinstance(leads, Fork):
            yield from leaves(leads, there)
        else:
            yield there, leads


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD301", dangling_entries),
    Check("FD302", repeated_references),
)
