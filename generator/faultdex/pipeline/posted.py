"""Read the texts that people posted, each with the entry that a reader of the thread chose."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

THREADS = "threads"


def posted(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the id of an entry and a text, for each thread in `folder` that has a page.

    tests/unit/match/test_threads.py holds the rows to their form.
    """
    for path in sorted(folder.glob("*.yaml")):
        for row in _rows(path.read_text("utf-8")):
            if name := row["entry"] or row["wanted"]:
                yield name, row["text"]


def _rows(text: str) -> list[dict[str, Any]]:
    # The parser in C is ten times as fast; the other one takes its place where there is none.
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)
    try:
        rows: list[dict[str, Any]] = loader.get_single_data()
    finally:
        loader.dispose()
    return rows
