"""Turn answers into one JSON object, whose keys are the same for one input and for several."""

import json
from collections.abc import Sequence

from faultdex.cli.explained import Explained
from faultdex.cli.pack import Pack
from faultdex.model.answer import SCHEMA


def tell(_: Pack, inputs: Sequence[Explained]) -> str:
    """Return the answer to one input by its contract; matches of several also name their file."""
    data = inputs[0].answer.as_data() if len(inputs) == 1 else _joined(inputs)
    return json.dumps(data, indent=2)


def _joined(inputs: Sequence[Explained]) -> dict[str, object]:
    return {
        "schema": SCHEMA,
        "complete": all(one.answer.complete for one in inputs),
        "matches": [one.located(match) for one in inputs for match in one.answer.matches],
        "candidates": [one.located(match) for one in inputs for match in one.answer.candidates],
        "incomplete": [one.name for one in inputs if not one.answer.complete],
    }
