"""Compile the knowledge into the files that a terminal needs without the repository."""

import json
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict
from itertools import accumulate, pairwise
from pathlib import Path

from faultdex.atomic import write_files
from faultdex.match import Index
from faultdex.match.messages.compile import compile_messages
from faultdex.match.messages.part import HINTS
from faultdex.match.terms import NOTHING
from faultdex.model.book import Book
from faultdex.model.collection import Plan
from faultdex.pack.cards import cards
from faultdex.pack.guides import guide_pages, guides
from faultdex.pack.read import PLACES, SHARED, TEXTS
from faultdex.pack.stubs import stubs
from faultdex.pipeline.garbage import no_collection
from faultdex.pipeline.read import BuildResult, read
from faultdex.render import entry_copies
from faultdex.render.advice import advices, check_files
from faultdex.render.setting import BASE_URL
from faultdex.render.setup import setup_facts
from faultdex.zstandard import zstd

KEPT = 3
# Bytes of a dictionary and of the texts that it is made from, and levels of the compression: the
# most saves a twelfth and takes ten times as long, which is for what is made once and sent to many.
DICTIONARY, SHORT = 256 << 10, 64 << 10
EFFORT, MOST_EFFORT = 9, 19
_LOSING = ("FD1", "FD2")


def fill(target: Path, knowledge: Path) -> None:
    """Write the pack of `knowledge` into the new folder `target`, whole or not at all."""
    home = target.parent
    home.mkdir(parents=True, exist_ok=True)
    part = Path(tempfile.mkdtemp(prefix=".part-", dir=home))
    write(part, read(knowledge))
    with suppress(OSError):
        part.rename(target)
    shutil.rmtree(part, ignore_errors=True)
    _prune(home)


def write(folder: Path, result: BuildResult, effort: int = EFFORT) -> None:
    """Write the pack of `result` into `folder`: all texts in one file, and where each begins.

    They are packed one by one, because an answer needs few of them, with a dictionary of what they
    have in common. `effort` is a level of Zstandard.
    """
    with no_collection():
        texts = {name: text.encode() for name, text in pack(result).items()}
    shared = _shared(texts.values())
    packed = {name: zstd.compress(text, effort, zstd_dict=shared) for name, text in texts.items()}
    if shared:
        packed[SHARED] = zstd.compress(shared.dict_content, effort)
    ends = list(accumulate(map(len, packed.values()), initial=0))
    places = dict(zip(packed, pairwise(ends), strict=True))
    write_files(folder, {TEXTS: b"".join(packed.values()), PLACES: json.dumps(places)})


def _shared(texts: Iterable[bytes]) -> zstd.ZstdDict | None:
    """Return a dictionary of what short texts have in common; nothing where they are too few."""
    with suppress(zstd.ZstdError):
        return zstd.train_dict([text for text in texts if 0 < len(text) <= SHORT], DICTIONARY)
    return None


def pack(result: BuildResult) -> Mapping[str, str]:
    """Return the pack by file name: index, cards, plan, rows, workflows; of each entry three files.

    They are its advice, what its check runs, and its page, if the book is whole.
    """
    return {
        **(entry_copies(result.book) if result.is_whole else {}),
        **_advices(result),
        **_checks(result),
        **_messages(result.book),
        **guide_pages(result.book),
        **_index(result.index),
        "cards.json": _cards(result),
        "setup.json": setup_facts(result.book).decode(),
        "plan.json": _plan(result.book.plan),
        "stubs.json": json.dumps([asdict(one) for one in stubs(result)]),
        "workflows.json": json.dumps([asdict(one) for one in guides(result.book)]),
    }


def _index(index: Index) -> Mapping[str, str]:
    """Return the index, and apart from it the terms, which few answers need."""
    whole = json.loads(index.to_json())
    terms = {name: whole["lexicon"].pop(name) for name in NOTHING}
    parts = {"index.json": whole, "terms.json": terms}
    return {name: json.dumps(part, separators=(",", ":")) for name, part in parts.items()}


def _advices(result: BuildResult) -> Mapping[str, str]:
    return {f"{name}.json": json.dumps(asdict(one)) for name, one in advices(result.book).items()}


def _messages(book: Book) -> Mapping[str, str]:
    hints, parts = compile_messages(book, BASE_URL)
    texts = {part.owner: part.to_json() for part in parts}
    return {
        f"messages/{name}.json": text for name, text in {HINTS: hints.to_json(), **texts}.items()
    }


def _checks(result: BuildResult) -> Mapping[str, str]:
    files = {name: check_files(entry) for name, entry in result.book.entries.items()}
    return {f"{name}.files.json": json.dumps(texts) for name, texts in files.items() if texts}


def _cards(result: BuildResult) -> str:
    every = [asdict(card) for card in cards(result.book)]
    return json.dumps({"lost": _lost(result), "cards": every})


def _lost(result: BuildResult) -> int:
    """Return how many problems kept a part of the knowledge out of the book."""
    return sum(problem.code.startswith(_LOSING) for problem in result.problems)


def _plan(plan: Plan) -> str:
    rows = [
        {"id": name, "category": category, "topic": topic, "says": row.says, "runs": row.runs}
        for category, topics in plan.root.items()
        for topic, planned in topics.items()
        for name, row in planned.items()
    ]
    return json.dumps(rows)


def _prune(home: Path) -> None:
    packs = sorted(home.glob("[0-9a-f]*"), key=lambda one: one.stat().st_mtime, reverse=True)
    for old in packs[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
