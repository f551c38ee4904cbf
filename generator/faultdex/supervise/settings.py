"""Hold what `run` is asked for, and read its durations.

Only modules that an interpreter loads anyway are imported while the command runs.
"""

import re
from pathlib import Path
from typing import NamedTuple

SHORT = 10
_UNITS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86400}
_DURATION = re.compile(r"(\d+(?:\.\d+)?)([smhd]?)")


class Settings(NamedTuple):
    """A command with its arguments, and what happens beside it.

    `log` is the folder that gets the whole output, and `quiet_for` the seconds without output after
    which a hang is reported. `has_code` tells whether an answer shows the code of the first fix.
    """

    command: tuple[str, ...]
    log: Path | None = None
    quiet_for: float | None = None
    knowledge: Path | None = None
    has_code: bool = True

    @property
    def name(self) -> str:
        """Return the name of the program without its folder."""
        return Path(self.command[0]).name


def seconds(text: str) -> float:
    """Return the seconds of a duration such as 90, 30s, 10m, 1.5h or 1d; raises ValueError."""
    found = _DURATION.fullmatch(text)
    if not found or not float(found[1]):
        message = f"{text}: no duration; write 30s, 10m or 1h"
        raise ValueError(message)
    return float(found[1]) * _UNITS[found[2]]


def duration(count: float) -> str:
    """Return seconds as people say them: 0.4 s, 12 s, 10 min, 1 h 5 min."""
    if count < SHORT:
        return f"{count:.1f} s" if count % 1 else f"{count:.0f} s"
    minutes, rest = divmod(round(count), 60)
    if not minutes:
        return f"{rest} s"
    hours, minutes = divmod(minutes, 60)
    parts = ((hours, "h"), (minutes, "min"), (0 if hours else rest, "s"))
    return " ".join(f"{number} {unit}" for number, unit in parts if number)
