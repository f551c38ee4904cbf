"""Hold the Python reader of setups to the vectors that the JavaScript reader shares."""

import json
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.setup import read_setup

VECTORS = json.loads(
    (Path(__file__).parents[2] / "data" / "vectors" / "setup.json").read_text("utf-8")
)
MODELS: dict[str, str] = VECTORS["models"]


@pytest.mark.parametrize("vector", VECTORS["texts"], ids=lambda one: one["text"])
def test_words_become_versions(vector: dict[str, Any]) -> None:
    """Versions, the GPU and what was not understood, and how they are written again."""
    setup = read_setup(vector["text"], MODELS)

    assert {
        "text": vector["text"],
        "versions": dict(setup.versions),
        "gpu": setup.gpu,
        "unread": list(setup.unread),
        "words": setup.words,
        "link": setup.link,
    } == vector


@pytest.mark.parametrize("vector", VECTORS["texts"], ids=lambda one: one["text"])
@pytest.mark.parametrize("form", ["words", "link"])
def test_what_is_written_is_read_again(vector: dict[str, Any], form: str) -> None:
    """A saved setup and a link give the setup that they were made of."""
    setup = read_setup(vector[form], MODELS)

    assert (dict(setup.versions), setup.words) == (vector["versions"], vector["words"])


def test_a_text_without_end_is_read_in_part() -> None:
    """A link may hold anything."""
    assert read_setup("torch 2.6 " + "x" * 1_000_000, MODELS).versions == {"torch": "2.6"}
