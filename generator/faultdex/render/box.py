"""Turn the index and the book into the files that the paste box loads, the first of them small."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from faultdex.match import Index
from faultdex.match.index import FACT
from faultdex.model.book import Book
from faultdex.render import advice
from faultdex.render.hints import message_files
from faultdex.render.private import private_rules
from faultdex.render.setup import PATH, setup_facts

_FOLDER = "assets/faultdex"
# What a row of a signature lacks at its end: rank, text, words, weight, kind, conditions.
_ABSENT = (0, "", 0, 0, 0, ())
_WEIGHT = 3


def box_files(book: Book, index: Index, base: str) -> Mapping[str, bytes]:
    """Return content by path; `base` is the address of the site."""
    return {
        **{f"{_FOLDER}/{name}": content for name, content in index_files(index).items()},
        f"{_FOLDER}/advice.json": advice.written(book),
        f"{_FOLDER}/private.json": private_rules(),
        PATH: setup_facts(book),
        **message_files(book, base),
    }


def index_files(index: Index) -> Mapping[str, bytes]:
    """Return the index in three files by name: what the first answer needs, and what may wait.

    The words by which candidates are found are half of the index: a text of which the cause is
    sure does not need them. The ids and titles of entries, which of two comes first, how much
    their signatures weigh, and what tells causes apart are needed only where one is to be named.
    """
    first = json.loads(index.to_json())
    near, entries = first.pop("lexicon"), _named_later(first)
    files = {"index.json": first, "near.json": near, "entries.json": entries}
    return {name: _json(data) for name, data in files.items()}


def _named_later(first: dict[str, Any]) -> list[list[object]]:
    """Take out of the index what an entry is told by once it is found, and return it by entry."""
    known, patterns = first.pop("known"), first["patterns"]
    signatures = [[_filled(row) for row in rows if row[0] != FACT] for rows in patterns]
    first["patterns"] = _columns(signatures)
    weights = [[row[_WEIGHT] for row in rows] for rows in signatures]
    causes, before = first.pop("causes"), first.pop("before")
    facts = [[row for row in rows if row[0] == FACT] for rows in patterns]
    behind = [[other for one, other in before if one == entry] for entry in range(len(known))]
    rows = zip(known, causes, facts, behind, weights, strict=True)
    return [[*names, *rest] for names, *rest in rows]


def _filled(row: Sequence[object]) -> list[object]:
    return [*row, *_ABSENT[len(row) :]]


def _columns(signatures: Sequence[Sequence[Sequence[object]]]) -> dict[str, object]:
    """Return what each signature has, one list of a kind; so packed they are smaller by 3 %.

    How many signatures an entry has stands in `counts`; kinds and conditions are few, by place.
    """
    rows = [row for some in signatures for row in some]
    ranks, texts, words, _, kinds, when = zip(*rows, strict=True) if rows else ((),) * 6
    return {
        "counts": [len(some) for some in signatures],
        "ranks": "".join(map(str, ranks)),
        "texts": "\n".join(map(str, texts)),
        "words": words,
        "kinds": {place: kind for place, kind in enumerate(kinds) if kind},
        "when": {place: some for place, some in enumerate(when) if some},
    }


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()
