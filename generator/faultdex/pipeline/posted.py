"""Read the texts that people posted, each with the entry that a reader of the thread chose."""

from collections.abc import Iterator
from pathlib import Path

from faultdex.load.yaml import LOADER

THREADS = "threads"


def posted(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the id of an entry and a text, for each thread in `folder` that has a page.

    They are those that were drawn, and below them those that were searched by a page's words.
    tests/unit/match/test_threads.py holds the rows to their form.
    """
    for path in sorted(folder.rglob("*.yaml")):
        for row in LOADER(path.read_text("utf-8")).get_single_data():
            if name := row["entry"] or row["wanted"]:
                yield name, row["text"]
