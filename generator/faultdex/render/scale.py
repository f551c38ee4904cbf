"""Turn the numbers along an axis into a scale with ticks."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor, log2, log10

from faultdex.model.plot import Axis

_STEPS = (1, 2, 5)
_BYTES = ("B", "KiB", "MiB", "GiB", "TiB", "PiB")
_FEW_DECADES = 3


@dataclass(frozen=True, slots=True)
class Tick:
    """A mark on an axis; `share` is its place, from 0 to 1."""

    share: float
    label: str


@dataclass(frozen=True, slots=True)
class Scale:
    """The ends of an axis and where its ticks are."""

    low: float
    high: float
    marks: tuple[float, ...]
    axis: Axis

    def share(self, value: float) -> float:
        """Return the place of `value`, from 0 at the low end to 1 at the high one."""
        low, high, here = (self._bent(one) for one in (self.low, self.high, value))
        return (here - low) / (high - low)

    @property
    def ticks(self) -> tuple[Tick, ...]:
        """Return the ticks from low to high."""
        return tuple(Tick(self.share(mark), wording(mark, self.axis)) for mark in self.marks)

    @property
    def title(self) -> str:
        """Return what the axis shows, and that it is logarithmic where it is."""
        return f"{titled(self.axis)}{', logarithmic' if self.axis.log else ''}"

    def _bent(self, value: float) -> float:
        return log10(value) if self.axis.log else value


def scale_across(axis: Axis, values: tuple[float, ...]) -> Scale:
    """Return the scale of x: it ends where the values end."""
    low, high = min(values), max(values)
    if not axis.log:
        marks = _even(low, high, 8)
    elif all(log2(value).is_integer() for value in values):
        marks = _powers(low, high, 6)
    else:
        marks = _decades(low, high)
    return Scale(low, high, tuple(mark for mark in marks if low <= mark <= high), axis)


def scale_up(axis: Axis, values: tuple[float, ...]) -> Scale:
    """Return the scale of y: from zero, or from decade to decade, with a tick at each end."""
    low, high = min(values), max(values)
    marks = tuple(_decades(low, high) if axis.log else _even(min(low, 0), max(high, 0), 5))
    return Scale(marks[0], marks[-1], marks, axis)


def titled(axis: Axis) -> str:
    """Return what is measured, with its unit where the numbers do not name it."""
    return f"{axis.label}, {axis.unit}" if axis.unit not in {"", _BYTES[0]} else axis.label


def wording(value: float, axis: Axis) -> str:
    """Return a number as ticks show it: with commas, and bytes by their powers of 1024."""
    if axis.unit != _BYTES[0]:
        return f"{value:,.10g}"
    power = min(int(log2(value) // 10), len(_BYTES) - 1) if value >= 1 else 0
    return f"{value / 1024**power:.4g} {_BYTES[power]}"


def _even(low: float, high: float, most: int) -> Iterator[float]:
    """Yield round numbers from at or below `low` to at or above `high`, `most` steps or fewer."""
    span = (high - low) or 1.0
    fits = (step for step in _round_steps(span) if ceil(high / step) - floor(low / step) <= most)
    step = next(fits)
    return (round(count * step, 12) for count in _counts(low / step, high / step))


def _round_steps(span: float) -> Iterator[float]:
    start = floor(log10(span)) - 1
    return (digit * 10.0**power for power in range(start, start + 4) for digit in _STEPS)


def _powers(low: float, high: float, most: int) -> Iterator[float]:
    """Yield powers of two from `low` on, evenly, `most` steps or fewer."""
    start, end = int(log2(low)), int(log2(high))
    return (2.0**power for power in range(start, end + 1, max(1, ceil((end - start) / most))))


def _decades(low: float, high: float) -> Iterator[float]:
    """Yield 1, 2 and 5 times powers of ten around the ends, or the powers where they are many."""
    start, end = floor(log10(low)), ceil(log10(high))
    digits = _STEPS if end - start <= _FEW_DECADES else (1,)
    every = [round(d * 10.0**power, 12) for power in range(start, end + 1) for d in digits]
    first = max(mark for mark in every if mark <= low)
    last = min((mark for mark in every if mark >= high and mark > first), default=every[-1])
    return (mark for mark in every if first <= mark <= last)


def _counts(low: float, high: float) -> range:
    start, end = floor(low), ceil(high)
    return range(start, max(end, start + 1) + 1)
