"""Turn the beginning of a word into what a shell may complete it to."""

import os
from contextlib import redirect_stderr, suppress
from io import StringIO
from pathlib import Path

from faultdex.pack.locate import open_pack


def ids(incomplete: str) -> list[str]:
    """Return the ids that begin so; a complaint would spoil the line that is being typed."""
    folder = os.environ.get("FAULTDEX_KNOWLEDGE")
    with suppress(Exception, SystemExit), redirect_stderr(StringIO()):
        pack = open_pack(Path(folder) if folder else None)
        return [one for one in pack.cards if one.startswith(incomplete)]
    return []


def ids_and_files(incomplete: str) -> list[str]:
    """Return the ids that begin so, and the files beside them; the shell knows other files."""
    found = ids(incomplete)
    with suppress(OSError):
        here = sorted(one.name for one in Path().iterdir() if one.is_file())
        return found + [name for name in here if name.startswith(incomplete)] if found else []
    return found
