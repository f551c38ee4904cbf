"""Keep drawn social cards between builds, under a name that changes with what they show."""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path

from faultdex.pipeline import keep
from faultdex.render import SocialCard, draw
from faultdex.render import social_card as drawing


def cached(folder: Path) -> Callable[[SocialCard], bytes]:
    """Return a function that draws a card, or reads it where it lies in `folder` already."""

    def drawn(card: SocialCard) -> bytes:
        path = folder / f"{_name(card)}.png"
        if path.is_file():
            return path.read_bytes()
        data = draw(card)
        keep(path, data)
        return data

    return drawn


def _name(card: SocialCard) -> str:
    return hashlib.sha256(f"{_hand()}\0{card!r}".encode()).hexdigest()[:32]


@cache
def _hand() -> str:
    """Return what else a picture depends on: the code that draws it, and its library."""
    return f"{version('pillow')}\0{Path(drawing.__file__).read_text('utf-8')}"
