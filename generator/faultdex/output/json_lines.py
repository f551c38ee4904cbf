"""Turn answers into one JSON object a line, each a match with its file."""

import json
from collections.abc import Iterator

from faultdex.jobs.inputs import Inputs
from faultdex.pack.read import Pack


def tell(_: Pack, inputs: Inputs) -> str:
    """Return a line for each match; candidates, which are not sure, are left out.

    What is said of a job stands under the key job of one match: that of the log that failed first.
    """
    return "\n".join(json.dumps(row) for row in _rows(inputs))


def _rows(inputs: Inputs) -> Iterator[dict[str, object]]:
    first = inputs.first
    for one in inputs.every:
        for match in one.answer.matches:
            told = inputs.told if match is first else {}
            yield {**one.located(match), **told}
