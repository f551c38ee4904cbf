"""Hold the matcher to texts as people paste them, and to texts that are none of our business.

Each file under tests/data/corpus lies in a folder named after the entry that it must find, or
in the folder none. Texts of entries that do not exist yet are left out and counted.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from faultdex.match import Index, compile_index, explain
from faultdex.model.answer import Answer
from faultdex.model.book import Book

CORPUS = Path(__file__).parents[2] / "data" / "corpus"
FIRST, WRONG = 0.95, 0.02


@pytest.fixture(scope="session")
def whole_index(knowledge: Book) -> Index:
    """Return the compiled index of the knowledge itself."""
    return compile_index(knowledge)


def answers(index: Index, folder: str) -> Iterator[tuple[str, Answer]]:
    """Yield the name and the answer of each text in a folder of the corpus."""
    for path in sorted((CORPUS / folder).glob("*.txt")):
        name = f"{folder}/{path.name}"
        yield name, explain(index, path.read_text("utf-8").split("\n"))


def test_the_corpus_is_large_enough() -> None:
    """At least 150 texts that must find an entry, and at least 60 that must find none."""
    texts = [path.parent.name for path in CORPUS.glob("*/*.txt")]

    assert texts.count("none") >= 60
    assert len(texts) - texts.count("none") >= 150


def test_pasted_texts_find_their_entry_first(
    knowledge: Book, whole_index: Index, told: list[str]
) -> None:
    """At least 95 of 100; which are missed is said."""
    folders = sorted(path.name for path in CORPUS.iterdir() if path.name != "none")
    here = [folder for folder in folders if folder in knowledge.entries]
    found = {
        name: [match.id for match in answer.matches[:1]] == [folder]
        for folder in here
        for name, answer in answers(whole_index, folder)
    }
    absent = len(folders) - len(here)
    told.append(f"{sum(found.values())} of {len(found)} texts of the corpus find their entry first")
    told.append(f"{absent} entries of the corpus are still to come")

    missed = [name for name, first in found.items() if not first]

    assert len(missed) <= (1 - FIRST) * len(found), missed


def test_texts_of_other_software_find_nothing(whole_index: Index) -> None:
    """At most 2 of 100 get a sure answer, and as few a candidate."""
    texts = dict(answers(whole_index, "none"))
    matched = [name for name, answer in texts.items() if answer.matches]
    guessed = [name for name, answer in texts.items() if answer.candidates]

    assert len(matched) <= WRONG * len(texts), matched
    assert len(guessed) <= WRONG * len(texts), guessed
