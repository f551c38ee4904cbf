"""Find in CMake modules the messages that stop a configuration or warn of something."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap

from faultdex.verify.messages.found import HOLE, Found, cleaned

_COLUMNS = 72  # a little less than 77, for values that are longer than {}
_CALL = re.compile(
    r'\bmessage\(\s*(FATAL_ERROR|SEND_ERROR|WARNING|AUTHOR_WARNING)\s+((?:"(?:[^"\\]|\\.)*"\s*)+)\)'
)
_PART = re.compile(r'"((?:[^"\\]|\\.)*)"')
_HOLE = re.compile(r"\$(?:ENV)?\{[^{}]*(?:\{[^{}]*\}[^{}]*)?\}|@\w+@")
_COMMENT = re.compile(r"^\s*#[^\n]*$", re.MULTILINE)
_ESCAPE = re.compile(r"\\(.)")


def in_tree(root: Path, patterns: Iterable[str]) -> Iterator[Found]:
    """Yield the messages of all modules under `root` that match one of `patterns`."""
    for file in sorted({file for one in patterns for file in root.glob(one)}):
        source = _COMMENT.sub("", file.read_text("utf-8", "replace"))
        for kind, parts in _CALL.findall(source):
            text = cleaned(_first_line(_text(parts)))
            if text:
                yield Found(text, file.name, "error" if "ERROR" in kind else "warning")


def _first_line(text: str) -> str:
    """Return what CMake prints on the first line: it wraps a message at 77 columns."""
    return next(iter(wrap(cleaned(text), _COLUMNS, break_long_words=False)), "")


def _text(parts: str) -> str:
    joined = _HOLE.sub(HOLE, "".join(_PART.findall(parts)))
    return _ESCAPE.sub(lambda one: "\n" if one[1] == "n" else one[1], joined)
