"""Keep drawn posters between builds, under a name that changes with what they show."""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path

from faultdex.pipeline import keep
from faultdex.render import Poster, draw
from faultdex.render import poster as drawing


def kept(folder: Path) -> Callable[[Poster], bytes]:
    """Return a function that draws a poster, or reads it where it lies in `folder` already."""

    def drawn(poster: Poster) -> bytes:
        path = folder / f"{_name(poster)}.png"
        if path.is_file():
            return path.read_bytes()
        data = draw(poster)
        keep(path, data)
        return data

    return drawn


def _name(poster: Poster) -> str:
    return hashlib.sha256(f"{_hand()}\0{poster!r}".encode()).hexdigest()[:32]


@cache
def _hand() -> str:
    """Return what else a picture depends on: the code that draws it, and its library."""
    return f"{version('pillow')}\0{Path(drawing.__file__).read_text('utf-8')}"
