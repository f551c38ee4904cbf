"""Run a probe under a Python of the machine, and read its JSON."""

import json
from pathlib import Path

from faultdex.doctor.machine import Machine

_FOLDER = Path(__file__).parent / "probes"
SECONDS = 30.0


def ask(machine: Machine, python: str, probe: str) -> dict[str, object] | None:
    """Return what the probe printed, or None if it did not end well and in time."""
    ran = machine.run((python, str(_FOLDER / f"{probe}.py")), SECONDS)
    if ran is None or ran.status:
        return None
    try:
        answer = json.loads(ran.text)
    except ValueError:
        return None
    return answer if isinstance(answer, dict) else None
