"""Turn a reading into the files that a terminal needs without the repository."""

import json
from collections.abc import Mapping
from dataclasses import asdict

from faultdex.model.collection import Plan
from faultdex.pipeline.card import cards
from faultdex.pipeline.read import Reading
from faultdex.pipeline.stub import stubs
from faultdex.pipeline.written import written

_LOSING = ("FD1", "FD2")


def pack(reading: Reading) -> Mapping[str, str | bytes]:
    """Return the pack by file name: index, cards, plan, stubs, and a page for each entry.

    A book that is not whole has no pages.
    """
    return {
        **_pages(reading),
        "index.json": reading.index.to_json(),
        "cards.json": _cards(reading),
        "plan.json": _plan(reading.book.plan),
        "stubs.json": json.dumps([asdict(one) for one in stubs(reading)]),
    }


def _pages(reading: Reading) -> Mapping[str, str | bytes]:
    pages = written(reading) if reading.is_whole else {}
    return {path: pages[path] for name in reading.book.entries if (path := f"{name}.md") in pages}


def _cards(reading: Reading) -> str:
    # Unsorted: of the patterns of a card the first that stands in a line counts.
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
