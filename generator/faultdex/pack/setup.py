"""Keep the words of a reader's setup in a file of the user, or take them from the environment."""

import os
from contextlib import suppress
from pathlib import Path

from faultdex.atomic import write_whole

VARIABLE = "FAULTDEX_SETUP"


def setup_words() -> str:
    """Return what the variable says, which may be nothing, else what was saved."""
    if VARIABLE in os.environ:
        return os.environ[VARIABLE]
    with suppress(OSError, UnicodeDecodeError):
        return setup_file().read_text("utf-8").strip()
    return ""


def save_setup(words: str) -> Path:
    """Save the words, and return the file; raises OSError where there is no place for it."""
    file = setup_file()
    write_whole(file, f"{words}\n".encode())
    return file


def clear_setup() -> bool:
    """Remove what was saved; return whether there was something."""
    file = setup_file()
    is_there = file.is_file()
    file.unlink(missing_ok=True)
    return is_there


def setup_file() -> Path:
    """Return where the words are saved."""
    home = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return home / "faultdex" / "setup"
