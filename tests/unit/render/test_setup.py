"""What readers judge entries by."""

import json
from pathlib import Path
from typing import Any

import pytest

from faultdex.link import link
from faultdex.load import load
from faultdex.model.setup import read_setup
from faultdex.render.setup import MODELS, setup_facts
from faultdex.validate import validate


@pytest.fixture
def facts(base: Path) -> dict[str, Any]:
    """Return the facts of the small knowledge."""
    found: dict[str, Any] = json.loads(setup_facts(link(validate(load(base))).book))
    return found


def test_every_active_entry_is_judged(facts: dict[str, Any], base: Path) -> None:
    """Ranges are those of the entry; places are named by their numbers."""
    ids = {path.parent.name for path in base.glob("*/*/entry.yaml")}
    numbers = [number for one in facts["entries"].values() for number in one["held"]]

    assert set(facts["entries"]) <= ids
    assert all(one["applies"] for one in facts["entries"].values())
    assert set(numbers) == set(range(len(facts["places"])))


def test_places_are_named_once(facts: dict[str, Any]) -> None:
    """The file is small enough to be loaded for one page."""
    assert len({json.dumps(one) for one in facts["places"]}) == len(facts["places"])


@pytest.mark.parametrize("model", MODELS)
def test_every_model_is_read_as_itself(model: str) -> None:
    """None is taken for a shorter one, as L40S for L40."""
    setup = read_setup(f"torch 2.6, NVIDIA {model}", MODELS)

    assert (setup.gpu, setup.versions["hardware"]) == (model, MODELS[model])
