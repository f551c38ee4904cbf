"""Turn answers into one JSON object, whose keys are the same for one input and for several."""

import json

from faultdex.jobs.inputs import Inputs
from faultdex.model.answer import SCHEMA, Answer
from faultdex.output.advice import data
from faultdex.pack.read import Pack


def tell(pack: Pack, inputs: Inputs) -> str:
    """Return the answers as the text of one object."""
    return json.dumps(data_of(pack, inputs), indent=2)


def data_of(pack: Pack, inputs: Inputs) -> dict[str, object]:
    """Return the answer to one input by its contract; matches of several also name their file.

    Where these are logs of one job, or ranks of it speak in one log, the key job says which of
    them failed first.
    """
    if inputs.are_several:
        return _joined(pack, inputs)
    return {**_answer_data(pack, inputs.every[0].answer), **inputs.job_data}


def _answer_data(pack: Pack, answer: Answer) -> dict[str, object]:
    return {
        **answer.as_data(),
        "matches": [data(pack, one) for one in answer.matches],
        "candidates": [data(pack, one) for one in answer.candidates],
        "known": [one.as_told() for one in answer.known],
    }


def _joined(pack: Pack, inputs: Inputs) -> dict[str, object]:
    every = inputs.every
    return {
        "schema": SCHEMA,
        "complete": all(one.answer.complete for one in every),
        "matches": [
            {"file": one.name, **data(pack, match)} for one in every for match in one.answer.matches
        ],
        "candidates": [
            {"file": one.name, **data(pack, match)}
            for one in every
            for match in one.answer.candidates
        ],
        "own": [one.located(own) for one in every for own in one.answer.own],
        "known": [{"file": one.name, **row.as_told()} for one in every for row in one.answer.known],
        "incomplete": [one.name for one in every if not one.answer.complete],
        **inputs.job_data,
    }
