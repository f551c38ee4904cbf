"""Lamps, which are counted when this is loaded."""


def _count() -> int:
    return 4


LAMPS = _count()
