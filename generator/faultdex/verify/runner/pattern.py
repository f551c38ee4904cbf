"""Hold a text against a declared one with gaps, `...`, and bounded numbers, `{74±8}`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

GAP = "..."
_BOUND = re.compile(r"\{(-?\d+(?:\.\d+)?)±(\d+(?:\.\d+)?)\}")
_NUMBER = re.compile(r"(?<!\d)(?<!\d\.)-?\d+(?:,\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?")


@dataclass(frozen=True)
class Bound:
    """A number that must lie between two others, both included."""

    low: float
    high: float


def is_bounded(declared: str) -> bool:
    """Return whether `declared` has a bounded number."""
    return _BOUND.search(declared) is not None


def fits(declared: str, shown: str, *, whole: bool) -> bool:
    """Return whether all of `shown`, or any part of it, is as `declared`."""
    ends = {0} if whole else set(range(len(shown) + 1))
    for piece in _pieces(declared):
        ends = set(_ends(piece, shown, ends)) if ends else ends
    return len(shown) in ends if whole else bool(ends)


def _pieces(declared: str) -> Iterator[str | Bound]:
    """Yield literal texts, gaps and bounds; of every three parts, two are the bound's numbers."""
    parts = _BOUND.split(declared)
    for text, middle, spread in zip(
        parts[::3], [*parts[1::3], ""], [*parts[2::3], ""], strict=True
    ):
        yield from (one for one in re.split(r"(\.\.\.)", text) if one)
        if middle:
            yield Bound(float(middle) - float(spread), float(middle) + float(spread))


def _ends(piece: str | Bound, shown: str, starts: Iterable[int]) -> Iterable[int]:
    if isinstance(piece, Bound):
        found = (_NUMBER.match(shown, start) for start in starts)
        return (one.end() for one in found if one and _is_within(one[0], piece))
    if piece == GAP:
        return range(min(starts), len(shown) + 1)
    return (start + len(piece) for start in starts if shown.startswith(piece, start))


def _is_within(number: str, bound: Bound) -> bool:
    value, least = float(number.replace(",", "")), 1e-9
    return bound.low - least <= value <= bound.high + least
