"""Turn text of unknown origin into output that cannot drive a terminal."""

import os
import re
import sys
from pathlib import Path
from typing import TextIO, cast

PIPE_CLOSED = 141
# What stands before all that is told on standard error.
PREFIX = "faultdex: "

# Controls, what turns the direction, and what Unicode calls default-ignorable: nobody sees it.
# The selector behind a symbol makes it an emoji, as loggers write them.
_UNSAFE = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    r"\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufe00-\ufe0e\ufeff\uffa0"
    r"\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
    r"|(?<![\u2190-\u2bff\U0001f000-\U0001faff])\ufe0f"
)
_COMMAND = re.compile(r"(?m)^(\s*):(?=:)|#(?=#\[)")


def visible(text: str) -> str:
    """Return `text` with control, bidirectional and invisible characters shown as escapes."""
    return _UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def one_line(text: str) -> str:
    """Return `text` as `visible` does, with its line breaks and tabs shown too."""
    return visible(text).replace("\n", "\\n").replace("\t", "\\t")


def no_command(text: str) -> str:
    """Return `text` as `visible` does, so that no line of it is a command of a GitHub workflow."""
    return _COMMAND.sub(lambda found: f"{found[1] or ''}\\x{ord(found[0][-1]):x}", visible(text))


def say(text: str) -> None:
    """Print `text` and a line break; a reader that went away ends the program quietly."""
    try:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
    except OSError as error:
        # What is left in the buffer would fail again when the program ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise SystemExit(PIPE_CLOSED) from None
        raise


def complain(message: str) -> None:
    """Print `message` on standard error, in one line; where that is full, on nothing."""
    try:
        sys.stderr.write(f"{PREFIX}{one_line(message)}\n")
        sys.stderr.flush()
    except OSError:
        sys.stderr = nothing("w")


def nothing(mode: str) -> TextIO:
    """Return a stream that is always empty, and takes all that is written."""
    return cast("TextIO", Path(os.devnull).open(mode, encoding="utf-8"))


def is_rich() -> bool:
    """Return whether a person reads this in a terminal that may show colours."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not plain
