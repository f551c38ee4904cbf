"""Ask CUDA's libraries for the texts of their numbers, each in a process without a GPU."""

import ctypes
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from faultdex.verify.messages.found import Found

UNKNOWN = 9_999  # no library has a code of this number: what it says then, it says of any other


def with_texts(rows: Iterator[Found], library: Path, function: str) -> Iterator[Found]:
    """Yield `rows` with the text that `function` of `library` gives each number."""
    ask = getattr(ctypes.CDLL(str(library)), function)
    ask.restype = ctypes.c_char_p
    unknown = ask(UNKNOWN)
    for one in rows:
        answer = ask(int(one.id)) or unknown
        text = "" if answer in {unknown, one.name.encode()} else answer.decode("utf-8", "replace")
        yield replace(one, text=text)
