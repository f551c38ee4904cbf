"""Keep drawn posters between builds, under a name that changes with what they show."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from os import getpid
from pathlib import Path

from faultdex.render import Poster, draw
from faultdex.render import poster as drawing


def kept(folder: Path) -> Callable[[Poster], bytes]:
    """Return a function that draws a poster, or reads it where it lies in `folder` already."""

    def drawn(poster: Poster) -> bytes:
        path = folder / f"{_name(poster)}.png"
        if path.is_file():
            return path.read_bytes()
        data = draw(poster)
        with suppress(OSError):  # what cannot be kept is drawn again
            _write(path, data)
        return data

    return drawn


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{getpid()}")
    part.write_bytes(data)
    part.replace(path)


def _name(poster: Poster) -> str:
    return hashlib.sha256(f"{_hand()}\0{poster!r}".encode()).hexdigest()[:32]


@cache
def _hand() -> str:
    """Return what else a picture depends on: the code that draws it, and its library."""
    return f"{version('pillow')}\0{Path(drawing.__file__).read_text('utf-8')}"
