"""Join the messages of several releases into one table, with the releases that hold each."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeAlias

from faultdex.verify.messages.found import Found

Table: TypeAlias = dict[str, Any]
LONGEST_ID = 32
_NOT_WORD = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Subject:
    """What a table is about: its owner and the library that prints its messages."""

    owner: str
    library: str


def joined(subject: Subject, releases: Mapping[str, Sequence[Found]], before: Table) -> Table:
    """Return the table of `releases`, oldest first; texts of `before` keep their ids."""
    order = list(releases)
    spans = _spans(releases)
    ids = _Ids(before)
    rows = [_row(ids.of(one), one, _named(span, order)) for one, span in sorted(spans.items())]
    return {
        "schema": 1,
        **asdict(subject),
        "releases": order,
        "rows": sorted(rows, key=lambda row: _by_number(row["id"])),
    }


def written(table: Table) -> str:
    """Return `table` as JSON with one row on a line."""
    head = {name: value for name, value in table.items() if name != "rows"}
    rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in table["rows"])
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "rows": [\n{rows}\n]}}\n'


def read(path: Path) -> Table:
    """Return the table in the file at `path`; a table without rows if there is no file."""
    empty: Table = {"rows": []}
    return {**empty, **json.loads(path.read_text("utf-8"))} if path.is_file() else empty


def changes(before: Table, after: Table) -> tuple[list[str], list[str]]:
    """Return the texts that only `after` has, and those that only `before` has."""
    old, new = ({_text(row) for row in one["rows"]} for one in (before, after))
    return sorted(new - old), sorted(old - new)


def _spans(releases: Mapping[str, Sequence[Found]]) -> dict[Found, tuple[int, int]]:
    """Return the first and last release, by index, that holds each text."""
    spans: dict[str, tuple[Found, int, int]] = {}
    for index, every in enumerate(releases.values()):
        for one in every:
            key = one.id or one.text
            first = spans[key][1] if key in spans else index
            kept = spans[key][0] if key in spans and spans[key][2] == index else one
            spans[key] = (kept, first, index)
    return {one: (first, last) for one, first, last in spans.values()}


def _named(span: tuple[int, int], order: list[str]) -> dict[str, str | None]:
    first, last = span
    return {"since": order[first], "until": None if last == len(order) - 1 else order[last]}


def _row(name: str, one: Found, span: Mapping[str, str | None]) -> dict[str, str]:
    named = {"name": one.name} if one.name else {}
    place = {"where": one.where} if one.where else {}
    fields = {"id": name, **named, "text": one.text or one.name, **place, "level": one.level}
    return {**fields, **{key: value for key, value in span.items() if value}}


class _Ids:
    """Give each text an id that stays: that of the table before, else its words."""

    def __init__(self, before: Table) -> None:
        self._kept = {_text(row): row["id"] for row in before["rows"]}
        self._taken = set(self._kept.values())

    def of(self, one: Found) -> str:
        text = one.text or one.name
        return one.id or self._kept.get(text) or self._new(text)

    def _new(self, text: str) -> str:
        slug = _NOT_WORD.sub("-", text.lower()).strip("-")[:LONGEST_ID].strip("-")
        digest = hashlib.sha256(text.encode()).hexdigest()[:6]
        name = f"{slug}-{digest}" if slug in self._taken or not slug else slug
        self._taken.add(name)
        return name


def _text(row: Mapping[str, str]) -> str:
    return row["text"]


def _by_number(name: str) -> tuple[int, str]:
    return (int(name), "") if name.isdigit() else (-1, name)
