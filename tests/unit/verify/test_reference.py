"""What a collector brought is anybody's file: it is filed whole or refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Plan
from faultdex.model.reference import Collection
from faultdex.verify import record_reference

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
HOST = BASE / "reference" / "machines" / "host.json"
Change = Callable[[dict[str, Any]], object]


def told(change: Change = lambda _: None) -> bytes:
    """Return a good collection after `change`."""
    data = json.loads(HOST.read_bytes())
    data.pop("sha256")
    change(data)
    return json.dumps(data).encode()


@pytest.fixture
def book() -> Book:
    """Give a book without collections."""
    return Book({}, {}, Plan({}))


def test_a_good_collection_is_filed_by_machine(book: Book, tmp_path: Path) -> None:
    """The file is the same to the byte as the one on record, digest included."""
    done = record_reference(told(), book, tmp_path / "knowledge")

    assert (done.written, done.refused) == (("reference/machines/host.json",), ())
    assert (tmp_path / "knowledge" / done.written[0]).read_bytes() == HOST.read_bytes()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda one: one.pop("machine"), "the file is no collection: machine: Field required"),
        (lambda one: one.update(extra=1), "the file is no collection: extra: Extra inputs"),
        (lambda one: one["machine"].update(name="../x"), "the file is no collection: machine.name"),
        (
            lambda one: one["codes"]["cuda-runtime"]["rows"].append(
                {"number": 9, "name": "x", "text": "y"}
            ),
            "host: codes.cuda-runtime: 9 stands there twice",
        ),
        (
            lambda one: one["endings"][0].update(torchrun="\x1b[31mred"),
            "host: endings[0].torchrun: the character U+001B cannot be shown",
        ),
        (
            lambda one: one["messages"]["c10d"][0].update(text="mail ann@corp.com"),
            "host: messages.c10d[0].text: shows an e-mail address",
        ),
        (
            lambda one: one.update(collected="2026-11-21T00:00:00Z"),
            "host: it was collected at 2026-11-21T00:00:00Z, which is still to come",
        ),
    ],
)
def test_what_does_not_fit_is_refused_by_name(
    book: Book, tmp_path: Path, change: Change, says: str
) -> None:
    """Nothing is written then, and what is secret is not repeated."""
    done = record_reference(told(change), book, tmp_path, latest="2026-11-20T23:00:00Z")

    assert done.written == ()
    assert done.refused[0].startswith(says)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("data", [b"", b"[]", b"{" * 100_000, b"\xff\xfe", b" " * (2 << 20)])
def test_rubbish_is_refused(book: Book, tmp_path: Path, data: bytes) -> None:
    """Whatever it is, one sentence says that it is none."""
    assert len(record_reference(data, book, tmp_path).refused) == 1


def test_an_older_collection_does_not_replace_a_newer_one(book: Book, tmp_path: Path) -> None:
    """The newest word of a machine counts."""
    newer = Collection.model_validate_json(
        told(lambda one: one.update(collected="2026-11-04T00:00:00Z"))
    )
    known = Book(book.entries, book.sources, book.plan, collections={"host": newer})
    done = record_reference(told(), known, tmp_path)

    assert done.refused == (
        "host: a collection of 2026-11-04T00:00:00Z is on record, and that is newer",
    )
