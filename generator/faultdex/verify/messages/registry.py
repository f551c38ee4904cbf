"""Read the graph breaks that torch registers: their ids and their reasons, of all releases."""

import json
from collections.abc import Iterator
from pathlib import Path

from faultdex.verify.messages.found import Found, cleaned

_FILE = "torch/_dynamo/graph_break_registry.json"


def graph_breaks(root: Path) -> Iterator[Found]:
    """Yield each reason of each graph break under `root`; a former reason has an id of its own."""
    file = root / _FILE
    known = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    for code, history in sorted(known.items()):
        for age, reason in enumerate(dict.fromkeys(one["Gb_type"] for one in history)):
            text = cleaned(reason) or " ".join(reason.split())
            name = code.lower() if not age else f"{code.lower()}-{age}"
            yield Found(text, "graph_break_registry.json", "error", name, code)
