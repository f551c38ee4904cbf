"""Find citations, links and placed snippets in prose that lead nowhere or are missing."""

import re
from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry
from faultdex.model.guide import Mark, MarkKind, marks, sections
from faultdex.model.outcome import floor_of, includes
from faultdex.model.problem import Route
from faultdex.privacy.rules import shown

_BOUND = r"\[(?:since|until) [a-z]{2,20} \d+(?:\.\d+)*\]"
_LOOSE = re.compile(r"\[@|\[\[|\[(?:since|until)\b")
_LINK = r"!?\[\[[^\[\]|\n]{1,200}(?:\|[^\[\]]{1,400})?\]\]"
_WHOLE = re.compile(rf"\[@[a-z0-9-]+\]|{_LINK}|{_BOUND}")
_TAKEN = re.compile(rf"\[@[a-z0-9-]+\]|{_BOUND}")
_CITING = frozenset({"says", "tell", "does", "costs", "shows"})
_CITED_IN = frozenset({"causes", "fixes", "try_first"})
Cited = tuple[Mark, Route]


def unknown_citations(scope: Scope) -> Iterator[Flaw]:
    """Yield each citation of a key that the entry's sources do not list."""
    hint = "List it under sources with what it supports, or correct the key."
    for entry in scope.entries:
        for mark, route in _citations(entry):
            if mark.target not in entry.facts.sources:
                message = f"the entry's sources do not list {mark.target!r}"
                if route:
                    yield Flaw(f"{entry.folder}/entry.yaml", message, hint, route)
                else:
                    yield _at(entry, mark, message, hint)


def uncited_sources(scope: Scope) -> Iterator[Flaw]:
    """Yield each source that the entry lists and never cites."""
    hint = "Cite it by [@key] at the claim that it supports, or remove it."
    for entry in scope.entries:
        cited = {mark.target for mark, _ in _citations(entry)}
        for key in entry.facts.sources:
            if key not in cited:
                path, route = f"{entry.folder}/entry.yaml", ("sources", key)
                yield Flaw(path, f"nothing in the entry cites {key!r}", hint, route)


def uncited_causes(scope: Scope) -> Iterator[Flaw]:
    """Yield each guide whose account of the cause cites nothing."""
    hint = "Cite what shows the mechanism by [@key]."
    for entry in scope.entries:
        cause = sections(entry.guide).get("Cause", "")
        if cause.strip() and not any(mark.kind is MarkKind.CITE for mark in marks(cause)):
            yield Flaw(f"{entry.folder}/guide.md", "the section 'Cause' cites nothing", hint)


def dangling_links(scope: Scope) -> Iterator[Flaw]:
    """Yield each link to an entry that does not exist or is the entry itself."""
    for entry, mark in _marks(scope, MarkKind.LINK):
        if mark.target not in scope.ids or mark.target == entry.id:
            message = f"the link to {shown(mark.target)} leads to no other entry"
            yield _at(entry, mark, message, "Write the id of another entry, or plain text.")


def misplaced_snippets(scope: Scope) -> Iterator[Flaw]:
    """Yield each placed snippet that is not declared, is placed twice or shares its line."""
    hint = "Place each declared snippet at most once, alone on its line."
    placed: set[tuple[str, str]] = set()
    for entry, mark in _marks(scope, MarkKind.PLACE):
        line = entry.guide.split("\n")[mark.line - 1]
        known = {snippet.file for snippet in entry.facts.snippets}
        key = entry.id, mark.target
        if mark.target not in known or key in placed or line != f"![[{mark.target}]]":
            yield _at(entry, mark, f"the mark of {shown(mark.target)} places no snippet", hint)
        placed.add(key)


def broken_marks(scope: Scope) -> Iterator[Flaw]:
    """Yield each mark that is not whole, or stands in a field that takes none."""
    hint = (
        "Write [@key], [[id]], [[id|text]], ![[file]] or [since torch 2.9]; "
        "causes, fixes and try_first take [@key] and [since torch 2.9] alone."
    )
    for passage in scope.guides:
        if not _LOOSE.search(passage.text):
            continue
        for found in _LOOSE.finditer(_WHOLE.sub(lambda mark: " " * len(mark[0]), passage.text)):
            yield passage.flaw("a broken mark", hint, found.start())
    for passage in scope.fields:
        if not _LOOSE.search(passage.text):
            continue
        allowed = passage.route[-1] in _CITING and passage.route[0] in _CITED_IN
        text = _TAKEN.sub("", passage.text) if allowed else passage.text
        if _LOOSE.search(text):
            yield passage.flaw("a mark that is broken or not taken here", hint)


def needless_bounds(scope: Scope) -> Iterator[Flaw]:
    """Yield each bound that holds for every release, or for none, that the entry applies to."""
    hint = "Name a release within the range under applies, or leave the mark out."
    for entry in scope.entries:
        for mark, route in _fields_and_guide(entry, MarkKind.BOUND):
            if message := _needless(entry, mark):
                if route:
                    yield Flaw(f"{entry.folder}/entry.yaml", message, hint, route)
                else:
                    yield _at(entry, mark, message, hint)


def _needless(entry: Entry, mark: Mark) -> str:
    """Say what is wrong with a bound, or nothing.

    It must split the range that the entry claims for the component: releases on both sides.
    """
    component, _, release = mark.target.partition(" ")
    claimed = dict[str, str](entry.facts.applies.items()).get(component)
    if claimed is None:
        return f"the entry does not apply to {shown(component)}"
    if not includes(claimed, release):
        return f"{component} {claimed} leaves out {release}, at which a sentence is bound"
    if mark.text == "since" and floor_of(claimed) == release:
        return f"{component} {claimed} begins with {release}, since which a sentence holds"
    return ""


def _citations(entry: Entry) -> Iterator[Cited]:
    """Yield each citation with the field that holds it, none where it stands in the guide."""
    yield from _fields_and_guide(entry, MarkKind.CITE)


def _fields_and_guide(entry: Entry, kind: MarkKind) -> Iterator[Cited]:
    for route, text in (((), entry.guide), *_citing_fields(entry)):
        yield from ((mark, route) for mark in marks(text) if mark.kind is kind)


def _citing_fields(entry: Entry) -> Iterator[tuple[Route, str]]:
    for index, cause in enumerate(entry.facts.causes):
        yield ("causes", index, "says"), cause.says
        yield ("causes", index, "tell"), cause.tell
    for index, fix in enumerate(entry.facts.fixes):
        yield ("fixes", index, "does"), fix.does
        yield ("fixes", index, "costs"), fix.costs
    if entry.facts.try_first:
        yield ("try_first", "shows"), entry.facts.try_first.shows


def _marks(scope: Scope, kind: MarkKind) -> Iterator[tuple[Entry, Mark]]:
    for entry in scope.entries:
        for mark in marks(entry.guide):
            if mark.kind is kind:
                yield entry, mark


def _at(entry: Entry, mark: Mark, message: str, hint: str) -> Flaw:
    return Flaw(f"{entry.folder}/guide.md", message, hint, place=(mark.line, mark.column))


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD407", unknown_citations),
    Check("FD408", uncited_sources),
    Check("FD409", uncited_causes),
    Check("FD410", dangling_links),
    Check("FD418", misplaced_snippets),
    Check("FD419", broken_marks),
    Check("FD448", needless_bounds),
)
