"""Hold the composed questions of entries to their form."""

from collections import Counter
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from faultdex.model.book import Book
from faultdex.pipeline.posted import QUESTIONS, THREADS, composed, posted

KNOWLEDGE = Path(__file__).parents[3] / "knowledge"
FEWEST, LINES, WIDTH, WORDS = 8, 8, 300, 120


@pytest.fixture(scope="module")
def questions() -> list[tuple[str, str]]:
    """Return the composed texts, each after the id of its entry."""
    return [*composed(KNOWLEDGE / QUESTIONS)]


def test_an_entry_with_questions_has_several_in_the_file_of_its_category(
    questions: list[tuple[str, str]], knowledge: Book
) -> None:
    """At least eight, and no text twice; most entries have none yet."""
    count = Counter(name for name, _ in questions)
    files = {path.stem: YAML(typ="safe").load(path) for path in _files()}
    placed = {name: category for category, texts in files.items() for name in texts}

    assert placed == {name: knowledge.entries[name].category for name in count}
    assert {name for name in count if count[name] < FEWEST} == set()
    assert [
        text for text, times in Counter(text for _, text in questions).items() if times > 1
    ] == []


def test_a_question_is_short(questions: list[tuple[str, str]]) -> None:
    """It has few lines, none of which ends in spaces, and is no copy of a text that was posted."""
    texts = [text for _, text in questions]
    lines = [text.split("\n") for text in texts]

    assert {text for _, text in posted(KNOWLEDGE / THREADS)}.isdisjoint(texts)
    assert [text for text, every in zip(texts, lines, strict=True) if len(every) > LINES] == []
    assert [
        one for every in lines for one in every if len(one) > WIDTH or one != one.rstrip()
    ] == []
    assert [text for text in texts if len(text.split()) > WORDS] == []


def _files() -> list[Path]:
    return sorted((KNOWLEDGE / QUESTIONS).glob("*.yaml"))
