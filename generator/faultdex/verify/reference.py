"""Turn what a collector wrote, which anybody may have written, into a file of the knowledge."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from faultdex.model.book import Book
from faultdex.model.reference import Collection
from faultdex.privacy.rules import leaks
from faultdex.verify.record import LARGEST_FILE, Recorded, write
from faultdex.verify.untrusted import read_untrusted

FOLDER = "reference/machines"
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff\ud800-\udfff]")


def record_reference(data: bytes, book: Book, folder: Path, *, latest: str = "9999") -> Recorded:
    """Check `data` and file it under `folder` as what its machine says, whole or not at all.

    A collection replaces the older one of its machine. What was collected after `latest`, or
    before what is on record, is refused.
    """
    collection = read_untrusted(Collection, data, LARGEST_FILE, "collection")
    if isinstance(collection, str):
        return Recorded((), (collection,))
    whole = collection.model_copy(update={"sha256": collection.digest()})
    filed = _bytes(whole)
    refused = (*_complaints(whole), *_late_complaints(whole, book, latest))
    if len(filed) > LARGEST_FILE:
        refused += (f"it takes {len(filed)} bytes, the most is {LARGEST_FILE}",)
    if refused:
        return Recorded((), tuple(f"{collection.machine.name}: {one}" for one in refused))
    path = f"{FOLDER}/{collection.machine.name}.json"
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    write(folder / path, filed, folder.parent)
    return Recorded((path,), ())


def _complaints(collection: Collection) -> Iterator[str]:
    for place, text in _texts(collection.model_dump(mode="json", by_alias=True), ""):
        if found := _UNPRINTABLE.search(text):
            yield f"{place}: the character U+{ord(found[0]):04X} cannot be shown"
        yield from (f"{place}: shows {leak.what}" for leak in leaks(text))
    for place, keys in _keys(collection):
        twice = sorted(key for key, count in Counter(keys).items() if count > 1)
        yield from (f"{place}: {key} stands there twice" for key in twice)


def _keys(collection: Collection) -> Iterator[tuple[str, list[str]]]:
    for part, table in collection.codes.items():
        yield f"codes.{part}", [str(row.number) for row in table.rows]
    yield "endings", [one.ending for one in collection.endings]
    yield "variables", [one.name for one in collection.variables]
    yield "sought", [one.name for one in collection.sought]


def _late_complaints(collection: Collection, book: Book, latest: str) -> Iterator[str]:
    if collection.collected > latest:
        yield f"it was collected at {collection.collected}, which is still to come"
    older = book.collections.get(collection.machine.name)
    if older and older.collected > collection.collected:
        yield f"a collection of {older.collected} is on record, and that is newer"


def _texts(value: object, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _texts(inner, f"{place}.{key}" if place else str(key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _texts(inner, f"{place}[{number}]")


def _bytes(collection: Collection) -> bytes:
    plain = collection.model_dump(mode="json", by_alias=True)
    return json.dumps(plain, indent=1, sort_keys=True, ensure_ascii=False).encode() + b"\n"
