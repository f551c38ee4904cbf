"""Turn text of unknown origin into output that cannot drive a terminal."""

import os
import re
import sys

PIPE_CLOSED = 141

_UNSAFE = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)


def visible(text: str) -> str:
    """Return `text` with control, bidirectional and invisible characters shown as escapes."""
    return _UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def one_line(text: str) -> str:
    """Return `text` as `visible` does, with its line breaks and tabs shown too."""
    return visible(text).replace("\n", "\\n").replace("\t", "\\t")


def say(text: str) -> None:
    """Print `text` and a line break; a reader that went away ends the program quietly."""
    try:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(PIPE_CLOSED) from None


def complain(message: str) -> None:
    """Print `message` on standard error, in one line."""
    sys.stderr.write(f"faultdex: {one_line(message)}\n")


def is_rich() -> bool:
    """Return whether a person reads this in a terminal that may show colours."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not plain
