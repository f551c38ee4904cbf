"""Turn the knowledge folder into the paths of its files, refusing what must not stand there."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from faultdex.load import layout
from faultdex.load.refusal import RefusalError


def walk(root: Path, folder: str = "") -> Iterator[tuple[str, RefusalError | None]]:
    """Yield each file's path relative to `root`, sorted, with the reason where it is refused.

    An odd path is spelled with escapes, so that it cannot act where it is printed.
    """
    try:
        with os.scandir(f"{root}/{folder}") as found:
            names = sorted(one.name for one in found)
    except OSError as error:
        yield folder or ".", irregular(error.strerror or "not readable")
        return
    for name in names:
        path = f"{folder}/{name}" if folder else name
        if name not in layout.PASSED_OVER and path not in layout.APART:
            yield from _step(root, path)


def _step(root: Path, path: str) -> Iterator[tuple[str, RefusalError | None]]:
    try:
        mode = os.lstat(f"{root}/{path}").st_mode
    except OSError as error:
        yield path, irregular(error.strerror or "not readable")
        return
    refusal = _refuse_name(path) or _refuse_sort(mode) or _refuse_place(path, mode)
    if refusal or stat.S_ISREG(mode):
        yield ascii(path)[1:-1], refusal
    else:
        yield from walk(root, path)


def irregular(why: str) -> RefusalError:
    """Return the refusal of something that cannot be read as a plain file or folder."""
    hint = "Put a plain, readable file there: no link, no pipe, no device."
    return RefusalError((1, 1), "FD101", f"this is not a readable plain file: {why}", hint)


def _refuse_sort(mode: int) -> RefusalError | None:
    if stat.S_ISLNK(mode):
        return irregular("it is a symbolic link")
    return None if stat.S_ISREG(mode) or stat.S_ISDIR(mode) else irregular("it is no file")


def _refuse_name(path: str) -> RefusalError | None:
    name = path.rpartition("/")[2]
    if layout.ODD.search(name) or layout.DEVICE.match(name) or len(name) > layout.LONGEST:
        hint = "Use small letters, digits, '-', '_' and '.', beginning with a letter or digit."
        return RefusalError((1, 1), "FD102", f"{name!a} is an odd name", hint)
    return None


def _refuse_place(path: str, mode: int) -> RefusalError | None:
    known = layout.is_folder(path) if stat.S_ISDIR(mode) else layout.kind_of(path)
    if known:
        return None
    hint = "Move it to where docs/architecture.md says that such files stand, or remove it."
    if layout.is_in_category(path):
        hint = "An id has 3 to 64 small letters, digits and hyphens, and its folder is named so."
    return RefusalError((1, 1), "FD103", "nothing of this name belongs here", hint)
