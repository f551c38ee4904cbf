"""Turn the compiled messages of an owner into columns, which are smaller to load than rows."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple

from faultdex.match.messages.literal import HOLE
from faultdex.match.messages.part import Form, Part, Row

SCHEMA = 2
TITLE = 120
_WORD = re.compile(r"[A-Za-z0-9_]+")


def compact(part: Part, label: str) -> Mapping[str, object]:
    """Return plain data; `label` is what is written before the number of a row.

    A line of `rows` has id, name, text, title and the texts of the forms, each empty where it is
    the usual one; other columns hold places in `places` and `releases`. `ran` has the release of
    each row with an example that was run; the example is on the page alone.
    """
    places = sorted({row.where for row in part.rows})
    releases = sorted({one for row in part.rows for one in (row.since, row.until)})
    return {
        "schema": SCHEMA,
        "owner": part.owner,
        "title": part.title,
        "label": label,
        "notes": [astuple(one) for one in part.notes],
        "places": places,
        "releases": releases,
        "rows": "\n".join(_line(row, label) for row in part.rows),
        "note": [row.note for row in part.rows],
        "level": [row.level for row in part.rows],
        "where": _column([row.where for row in part.rows], places),
        "since": _column([row.since for row in part.rows], releases),
        "until": _column([row.until for row in part.rows], releases),
        "ran": {row: one.release for row, one in part.tried.items()},
        "grams": [[_place(row, form) for form in row.forms] for row in part.rows],
    }


def usual_title(row: Row, label: str) -> str:
    """Return the title that a reader makes of the name or the text of a row."""
    shown = row.name or row.text.replace(HOLE, "…")
    return (f"{label} {row.id}: {shown}" if label else shown)[:TITLE]


def _column(values: Sequence[str], every: Sequence[str]) -> list[int]:
    places = {value: place for place, value in enumerate(every)}
    return [places[value] for value in values]


def _line(row: Row, label: str) -> str:
    title = "" if row.title == usual_title(row, label) else row.title
    fields = (row.id, row.name, row.text, title, *(form.text for form in row.forms))
    return "\t".join(one.replace("\t", " ").replace("\n", " ") for one in fields).rstrip("\t")


def _place(row: Row, form: Form) -> int:
    """Return twice the place of the gram's first word in the form; for two words, one more."""
    words = _WORD.findall(form.text or row.text)
    return next(place for place, gram in _grams(words) if gram == form.gram)


def _grams(words: Sequence[str]) -> Iterator[tuple[int, str]]:
    for place, word in enumerate(words):
        yield 2 * place, word
        yield 2 * place + 1, " ".join(words[place : place + 2])
