"""Collect the texts that Python prints itself, which belong to no library that repeats them."""

import re
import sys
import sysconfig
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from faultdex.verify.messages import python_source
from faultdex.verify.messages.found import HOLE, cleaned, from_printf
from faultdex.verify.messages.strings import raw

_SECTIONS = (".rodata", ".data")  # texts that are objects of Python already are data
_WORD = re.compile(r"[a-z0-9_]+")
_NOT_PRINTED = re.compile(r"/(?:site-packages|test|tests|idlelib|lib2to3)/|_test")


def is_printed(text: str) -> bool:
    """Tell whether the running Python prints `text`, whatever is in its holes and quotes."""
    return _words(text) in _texts()


def _words(text: str) -> str:
    return " ".join(_WORD.findall(text.replace(HOLE, " ").lower()))


@cache
def _texts() -> frozenset[str]:
    """Return the words of each text in the interpreter and in the modules that come with it."""
    return frozenset(map(_words, {*_of_binaries(), *_of_modules()}))


def _of_binaries() -> Iterator[str]:
    library = Path(sysconfig.get_config_var("LIBDIR") or "/")
    modules = Path(sysconfig.get_path("stdlib"), "lib-dynload").glob("*.so")
    files = (Path(sys.executable).resolve(), *library.glob("libpython3.*"), *modules)
    for file in (one for one in files if not _NOT_PRINTED.search(one.name)):
        texts = (text for section in _SECTIONS for text in raw(file, section))
        yield from filter(None, (cleaned(from_printf(text)) for text in texts))


def _of_modules() -> Iterator[str]:
    root = Path(sysconfig.get_path("stdlib"))
    for file in root.rglob("*.py"):
        if not _NOT_PRINTED.search(file.relative_to(root.parent).as_posix()):
            found = python_source.messages(file.read_text("utf-8", "replace"), file.name)
            yield from (one.text for one in found)
