"""Turn answers into one JSON object a line, each a match with its file."""

import json
from collections.abc import Iterator

from faultdex.jobs.inputs import Inputs
from faultdex.output.advice import data
from faultdex.pack.read import Pack


def tell(pack: Pack, inputs: Inputs) -> str:
    """Return a line for each match and each row of a table; candidates are left out.

    What is said of a job stands under the key job of one match: that of the log that failed first.
    """
    return "\n".join(json.dumps(row) for row in _rows(pack, inputs))


def _rows(pack: Pack, inputs: Inputs) -> Iterator[dict[str, object]]:
    first = inputs.first
    for one in inputs.every:
        for match in one.answer.matches:
            job = inputs.job_data if match is first else {}
            yield {"file": one.name, **data(pack, match), **job}
        for row in one.answer.known:
            yield {"file": one.name, **row.as_told()}
