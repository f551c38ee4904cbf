"""Compile the knowledge into the files that a terminal needs without the repository."""

import json
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from faultdex.atomic import write_files
from faultdex.model.collection import Plan
from faultdex.pack.cards import cards
from faultdex.pack.stubs import stubs
from faultdex.pipeline.read import Reading, read
from faultdex.pipeline.written import written
from faultdex.render.advice import advices, check_files

KEPT = 3
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


def write(folder: Path, reading: Reading) -> None:
    """Write the pack of `reading` into `folder`."""
    write_files(folder, pack(reading))


def pack(reading: Reading) -> Mapping[str, str | bytes]:
    """Return the pack by file name: index, cards, plan, stubs; of each entry three files.

    They are its advice, what its check runs, and its page, if the book is whole.
    """
    return {
        **_pages(reading),
        **_advices(reading),
        **_checks(reading),
        "index.json": reading.index.to_json(),
        "cards.json": _cards(reading),
        "plan.json": _plan(reading.book.plan),
        "stubs.json": json.dumps([asdict(one) for one in stubs(reading)]),
    }


def _pages(reading: Reading) -> Mapping[str, str | bytes]:
    pages = written(reading) if reading.is_whole else {}
    return {path: pages[path] for name in reading.book.entries if (path := f"{name}.md") in pages}


def _advices(reading: Reading) -> Mapping[str, str]:
    return {f"{name}.json": json.dumps(asdict(one)) for name, one in advices(reading.book).items()}


def _checks(reading: Reading) -> Mapping[str, str]:
    files = {name: check_files(entry) for name, entry in reading.book.entries.items()}
    return {f"{name}.files.json": json.dumps(texts) for name, texts in files.items() if texts}


def _cards(reading: Reading) -> str:
    every = [asdict(card) for card in cards(reading.book)]
    return json.dumps({"lost": _lost(reading), "cards": every})


def _lost(reading: Reading) -> int:
    """Return how many problems kept a part of the knowledge out of the book."""
    return sum(problem.code.startswith(_LOSING) for problem in reading.problems)


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
