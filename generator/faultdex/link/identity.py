"""Find ids that clash, vanish or are not locked."""

import re
from collections.abc import Iterator

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.collection import CATEGORIES
from faultdex.model.shape import ID
from faultdex.privacy.rules import shown

LOCK = "ids.lock"
# Addresses of the site's own pages and folders.
RESERVED = frozenset(
    {
        "404", "architecture", "assets", "benchmarks", "browse", "categories", "concepts",
        "coverage", "decisions", "drops", "entries", "entry", "evidence", "feed", "files",
        "for-programs", "home", "index", "knowledge", "levels", "llms", "llms-full", "messages",
        "news", "offline", "overrides", "page", "pages", "plots", "private", "problems", "python",
        "python-api", "reference", "releases", "report", "robots", "search", "sitemap",
        "snippets", "social", "sources", "tags", "topics", "use-it", "workflows", "writing-guide",
        *CATEGORIES,
    }
)  # fmt: skip


def reserved_ids(scope: Scope) -> Iterator[Flaw]:
    """Yield each id and alias that is an address of the site's own."""
    hint = "Choose a name that tells the failure."
    for folder, name in _named(scope):
        if name in RESERVED:
            yield Flaw(f"{folder}/entry.yaml", f"{name!r} is an address of the site itself", hint)


def clashing_ids(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry whose id, and each alias that, another entry has."""
    hint = "Ids and aliases are addresses: choose another."
    owner: dict[str, str] = {}
    for folder in scope.folders:
        if owner.setdefault(folder.split("/")[1], folder) != folder:
            message = f"{owner[folder.split('/')[1]]} has this id already"
            yield Flaw(f"{folder}/entry.yaml", message, hint)
    for folder, facts in sorted(scope.facts.items()):
        for index, alias in enumerate(facts.aliases):
            if owner.setdefault(alias, folder) != folder:
                message = f"{owner[alias]} has {alias!r} as its id or alias already"
                yield Flaw(f"{folder}/entry.yaml", message, hint, ("aliases", index))


def lost_ids(scope: Scope) -> Iterator[Flaw]:
    """Yield each locked id that no entry has as its id or alias."""
    hint = "Bring it back with status: retired, or name it in its successor's aliases."
    if scope.entries_are_read:
        known = scope.ids | scope.aliases
        for number, name in _lines(scope):
            if name not in known and _is_id(name):
                yield Flaw(LOCK, f"the id {name!r} has disappeared", hint, place=(number, 1))


def unlocked_ids(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry and alias whose id the lock file lacks."""
    if LOCK in scope.validated.loaded.files:
        locked = {name for _, name in _lines(scope)}
        for folder, name in _named(scope):
            if name not in locked:
                hint = f"Add the line {name!r} to {LOCK}, in alphabetical order."
                yield Flaw(f"{folder}/entry.yaml", f"{LOCK} lacks {name!r}", hint)


def _named(scope: Scope) -> Iterator[tuple[str, str]]:
    yield from ((folder, folder.split("/")[1]) for folder in scope.folders)
    for folder, facts in sorted(scope.facts.items()):
        yield from ((folder, alias) for alias in facts.aliases)


def disordered_lock(scope: Scope) -> Iterator[Flaw]:
    """Yield each line of the lock file that is no id, or does not follow the one before it."""
    last = ""
    for number, name in _lines(scope):
        if not _is_id(name):
            hint = "Write one id a line and nothing else."
            yield Flaw(LOCK, f"{shown(name)} is not an id", hint, place=(number, 1))
        elif name <= last:
            hint = "Sort the lines, each once."
            yield Flaw(LOCK, f"{name!r} does not come after {last!r}", hint, place=(number, 1))
        last = max(last, name)


def _lines(scope: Scope) -> list[tuple[int, str]]:
    text = scope.validated.loaded.files.get(LOCK, b"").decode()
    return list(enumerate(text.removesuffix("\n").split("\n"), 1)) if text else []


def _is_id(name: str) -> bool:
    return bool(re.fullmatch(ID.strip("^$"), name))


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD307", clashing_ids),
    Check("FD308", lost_ids),
    Check("FD309", unlocked_ids),
    Check("FD310", disordered_lock),
    Check("FD324", reserved_ids),
)
