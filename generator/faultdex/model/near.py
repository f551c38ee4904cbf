"""Find the name that somebody probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the name of `known` that is most like `name`; empty where none is near."""
    return next(iter(get_close_matches(name, sorted(known), n=1, cutoff=0.6)), "")
