"""Turn two printed series into their ratio with its spread."""

from __future__ import annotations

import re
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faultdex.verify.runner.bundle import Ratio

_SERIES = re.compile(
    r"^\s*(?P<label>[^:]+):\s+(?P<numbers>(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?\s+)+)(?P<unit>\S{1,16})\s*$"
)


@dataclass(frozen=True)
class Measured:
    """Both series in their printed unit; low and high are the extremes of single pairs."""

    slow: tuple[float, ...]
    fast: tuple[float, ...]
    unit: str
    ratio: float
    low: float
    high: float


def measure(ratio: Ratio, printed: str) -> Measured | None:
    """Return median(slow) / median(fast) of the series in `printed`; None unless both stand there.

    A series is a line `label: 1.2 1.3 1.2 ms`; both must have the same unit and be positive.
    """
    series = {
        found["label"].strip(): found for found in map(_SERIES.match, printed.splitlines()) if found
    }
    if not {ratio.slow, ratio.fast} <= set(series):
        return None
    slow, fast = series[ratio.slow], series[ratio.fast]
    if slow["unit"] != fast["unit"]:
        return None
    return _compare(_numbers(slow), _numbers(fast), slow["unit"])


def _numbers(found: re.Match[str]) -> tuple[float, ...]:
    return tuple(float(number) for number in found["numbers"].split())


def _compare(slow: tuple[float, ...], fast: tuple[float, ...], unit: str) -> Measured | None:
    if min(fast) <= 0:
        return None
    ratios = (median(slow) / median(fast), min(slow) / max(fast), max(slow) / min(fast))
    return Measured(slow, fast, unit, *(round(one, 4) for one in ratios))
