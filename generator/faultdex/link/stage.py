"""Turn validated values into one book, with everything that does not fit together."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from faultdex.link import cause, citation, coverage, file, fx, identity, message, reference, table
from faultdex.link.scope import Scope
from faultdex.model.book import Book, Cited
from faultdex.model.collection import Plan
from faultdex.model.entry import Entry
from faultdex.model.fx import LOCK, rows
from faultdex.model.linked import Linked
from faultdex.model.validated import Validated

Value = TypeVar("Value")

CHECKS = (
    *reference.CHECKS,
    *citation.CHECKS,
    *identity.CHECKS,
    *fx.CHECKS,
    *file.CHECKS,
    *cause.CHECKS,
    *coverage.CHECKS,
    *table.CHECKS,
    *message.CHECKS,
)


def link(validated: Validated) -> Linked:
    """Join everything valid into a book, and check what the parts say about each other."""
    scope = Scope(validated)
    found = (finding for check in CHECKS for finding in check.findings(scope))
    return Linked(_book(scope), tuple(found))


def _book(scope: Scope) -> Book:
    validated = scope.validated
    entries = {entry.id: entry for entry in _entries(validated)}
    return Book(
        entries=entries,
        sources={cited.key: cited for cited in _sources(validated)},
        plan=validated.plans.get("plan.yaml", Plan({})),
        drops={_stem(path): drop for path, drop in validated.drops.items()},
        workflows={
            _stem(path): workflow
            for path, workflow in validated.workflows.items()
            if all(name in entries for _, name in reference.leaves(workflow.start))
        },
        evidence=validated.evidence,
        releases=validated.releases,
        environments=tuple(one for each in validated.lists.values() for one in each.releases),
        tables={_stem(path): table for path, table in validated.tables.items()},
        collections={_stem(path): one for path, one in validated.collections.items()},
        codes=dict(rows(validated.loaded.files.get(LOCK, b"").decode())),
        messages=dict(scope.tables),
    )


def _entries(validated: Validated) -> Iterator[Entry]:
    files = _by_folder(validated.loaded.files)
    evidence = _by_folder(validated.evidence)
    releases = _by_folder(validated.releases)
    mutations = _by_folder(validated.mutations)
    for path, facts in sorted(validated.facts.items()):
        category, name, _ = path.split("/")
        own = files[category, name]
        if "guide.md" in own:
            ran = tuple(evidence.get((category, name), {}).values())
            several = releases.get((category, name), {}).get("evidence/releases.json")
            changed = mutations.get((category, name), {}).get("evidence/mutations.json")
            guide = own["guide.md"].decode()
            yield Entry(name, category, facts, guide, own, ran, several, changed)


def _by_folder(by_path: Mapping[str, Value]) -> dict[tuple[str, str], dict[str, Value]]:
    """Return what lies in the folder of each entry, by the name within it."""
    folders: dict[tuple[str, str], dict[str, Value]] = {}
    for path, value in by_path.items():
        category, _, rest = path.partition("/")
        identifier, _, name = rest.partition("/")
        folders.setdefault((category, identifier), {})[name] = value
    return folders


def _sources(validated: Validated) -> Iterator[Cited]:
    for publisher in validated.publishers.values():
        for key, source in publisher.sources.items():
            yield Cited(key, publisher.publisher, source)


def _stem(path: str) -> str:
    return path.rpartition("/")[2].rpartition(".")[0]
