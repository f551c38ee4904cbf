"""Turn answers into one JSON object a line, each a match with its file."""

import json
from collections.abc import Sequence

from faultdex.cli.explained import Explained
from faultdex.cli.pack import Pack


def tell(_: Pack, inputs: Sequence[Explained]) -> str:
    """Return a line for each match; candidates, which are not sure, are left out."""
    return "\n".join(
        json.dumps(one.located(match)) for one in inputs for match in one.answer.matches
    )
