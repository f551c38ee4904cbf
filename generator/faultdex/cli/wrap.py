"""Turn the plain words of `run` into what is asked for, without click.

What runs beside a job for days is small, and starts at once.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from faultdex.supervise.settings import Settings, seconds


def plain(words: Sequence[str]) -> Settings | None:
    """Return what `words`, the verb first, ask for; None where they are for click to judge."""
    folder = os.environ.get("FAULTDEX_KNOWLEDGE")
    has_code = not os.environ.get("FAULTDEX_NO_CODE")
    settings = Settings((), None, None, Path(folder) if folder else None, has_code)
    with suppress(ValueError):
        return _taken(settings, tuple(words[1:]))
    return None


def _taken(settings: Settings, words: tuple[str, ...]) -> Settings | None:
    """Return the settings with what the words say; raises ValueError for a bad duration."""
    match words:
        case ("--", _, *_):
            return settings._replace(command=words[1:])
        case ("--log", folder, *rest):
            return _taken(settings._replace(log=Path(folder)), tuple(rest))
        case ("--quiet-for", time, *rest):
            return _taken(settings._replace(quiet_for=seconds(time)), tuple(rest))
        case ("--knowledge", folder, *rest):
            return _taken(settings._replace(knowledge=Path(folder)), tuple(rest))
        case (first, *_) if first and not first.startswith("-"):
            return settings._replace(command=words)
    return None
