"""Turn entries into what answers say of them, for the terminal and for the paste box."""

import json
import re
import shlex
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict

from faultdex.match.portable import portable
from faultdex.match.syntax import UnportableError
from faultdex.model.advice import Advice, CauseText, Check, Dated, FixText
from faultdex.model.book import Book
from faultdex.model.digest import command_of
from faultdex.model.entry import Entry, Fix
from faultdex.model.snippet import Role
from faultdex.render.bound import wording_of
from faultdex.render.part import plain

LONGEST = 60
_RUNS = re.compile(r"\b(?:python3?|bash|sh) ([\w.-]+)(?!\S)")


def advices(book: Book) -> Mapping[str, Advice]:
    """Return the advice of each entry by its id."""
    return {name: advice(entry) for name, entry in sorted(book.entries.items())}


def written(book: Book) -> bytes:
    """Return the advice of all entries as the file that the paste box reads."""
    every = {
        name: {
            "fx": book.code_of(book.entries[name]),
            "summary": plain(book.entries[name].facts.summary),
            **asdict(one),
        }
        for name, one in advices(book).items()
    }
    return json.dumps(every, ensure_ascii=True, separators=(",", ":")).encode()


def check_files(entry: Entry) -> Mapping[str, str]:
    """Return the file that the check of an entry runs, and those that this file needs beside it."""
    check = _check(entry)
    if not check or not check.file:
        return {}
    near = {check.file}
    for snippet in entry.facts.snippets:
        if check.file in (snippet.file, *snippet.companions):
            near |= set(snippet.companions)
    return {name: entry.files[name].decode() for name in sorted(near) if name in entry.files}


def advice(entry: Entry) -> Advice:
    """Return what an answer says of an entry; a fix has code where it is the first of a cause."""
    facts = entry.facts
    firsts = _firsts(entry)
    return Advice(
        tuple(
            CauseText(key, plain(cause.says), plain(cause.tell), f"cause-{cause.key or number}")
            for number, (key, cause) in enumerate(zip(facts.keys, facts.causes, strict=True), 1)
        ),
        tuple(
            FixText(
                plain(fix.does),
                plain(fix.costs),
                fix.causes,
                _line(fix.line),
                _code(entry, fix) if number in firsts else "",
                f"fix-{number}",
            )
            for number, fix in enumerate(facts.fixes, 1)
        ),
        _check(entry),
        tuple(
            Dated(form, wording_of(signature.versions.items()))
            for signature in facts.signatures
            if signature.versions and (form := _line(signature.pattern))
        ),
    )


def _firsts(entry: Entry) -> set[int]:
    """Return the numbers of the fixes that come first: of all, of a cause, of a line."""
    fixes = list(enumerate(entry.facts.fixes, 1))
    keyed = (next((n for n, fix in fixes if key in fix.causes), 1) for key in entry.facts.keys)
    return {1, *keyed, *(number for number, fix in fixes if fix.line)}


def _line(pattern: str | None) -> str:
    with suppress(UnportableError):
        return portable(pattern).text if pattern else ""
    return ""


def _code(entry: Entry, fix: Fix) -> str:
    """Return the lines to copy; a file that is longer than a screen is left to the page."""
    if fix.code:
        return fix.code.strip("\n")
    text = entry.files.get(fix.snippet or "", b"").decode("utf-8", "replace").strip("\n")
    return text if text.count("\n") < LONGEST else ""


def _check(entry: Entry) -> Check | None:
    if one := entry.facts.try_first:
        return Check(one.command, plain(one.shows), _file(entry, one.command))
    for snippet in entry.facts.snippets:
        if snippet.role is Role.DIAGNOSE:
            command = shlex.join(command_of(snippet))
            return Check(command, plain(snippet.caption), _file(entry, command))
    return None


def _file(entry: Entry, command: str) -> str:
    """Return the file of the entry that a command hands to an interpreter; empty for none."""
    named = _RUNS.findall(command)
    return next((name for name in named if name in entry.files), "")
