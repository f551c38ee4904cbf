"""Turn the index and the book into the files that the paste box loads, the first of them small."""

import json
from collections.abc import Mapping

from faultdex.match import Index
from faultdex.model.book import Book
from faultdex.render import advice
from faultdex.render.hints import message_files
from faultdex.render.private import private_rules
from faultdex.render.setup import PATH, setup_facts

_FOLDER = "assets/faultdex"


def box_files(book: Book, index: Index, base: str) -> Mapping[str, bytes]:
    """Return content by path; `base` is the address of the site.

    The words by which candidates are found are half of the index and a file of their own: a text
    of which the cause is sure does not need them. The titles of entries, and what tells their
    causes apart, are needed only where one of them is to be named.
    """
    first = json.loads(index.to_json())
    near, causes = first.pop("lexicon"), first.pop("causes")
    entries = [[title, some] for (_, title), some in zip(first["known"], causes, strict=True)]
    first["known"] = [[name] for name, _ in first["known"]]
    return {
        f"{_FOLDER}/index.json": _json(first),
        f"{_FOLDER}/near.json": _json(near),
        f"{_FOLDER}/entries.json": _json(entries),
        f"{_FOLDER}/advice.json": advice.written(book),
        f"{_FOLDER}/private.json": private_rules(),
        PATH: setup_facts(book),
        **message_files(book, base),
    }


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()
