"""Read texts that tell the trouble of an entry: those that people posted, and composed ones."""

from collections.abc import Iterator
from pathlib import Path

from faultdex.load.yaml import LOADER

THREADS, QUESTIONS = "threads", "questions"


def posted(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the id of an entry, or nothing where none fits, and the text, for each thread.

    They are those that were drawn, and below them those that were searched by a page's words; the
    entry is what a reader of the thread chose. tests/unit/match/test_threads.py holds the rows to
    their form.
    """
    for path in sorted(folder.rglob("*.yaml")):
        for row in LOADER(path.read_text("utf-8")).get_single_data():
            yield row["entry"] or row["wanted"] or "", row["text"]


def composed(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the id of an entry and a text that we wrote as one who has its trouble might.

    tests/unit/match/test_questions.py holds them to their form.
    """
    for path in sorted(folder.glob("*.yaml")):
        for name, texts in LOADER(path.read_text("utf-8")).get_single_data().items():
            yield from ((name, text) for text in texts)
