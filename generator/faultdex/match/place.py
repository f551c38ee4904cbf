"""Number the lines of a long text by their place in bytes until its line ends are counted."""

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate, pairwise
from typing import TypeAlias

# Counts the line ends from one byte of the text to another; asked up to the last reported line.
Count: TypeAlias = Callable[[int, int], int]

FAR, STEP = 1 << 80, 1 << 30
LENGTH = 200
_PLACED = re.compile(rf"^line (\d{{{len(str(FAR))},}}): ")


def placed(byte: int) -> int:
    """Return the number of a line that begins at `byte`."""
    return FAR + byte * STEP + 1


def follows(number: int, later: int, lines: int) -> bool:
    """Tell whether a line is another or among the `lines` after it, by places as near as bytes."""
    step = LENGTH * STEP if number >= FAR else 1
    return 0 <= later - number < lines * step


def place_in(text: str) -> int:
    """Return the place that a text tells as the number of a line, as in `line 1208925: …`, or 0."""
    found = _PLACED.match(text)
    return int(found[1]) if found else 0


def counted(numbers: Iterable[int], count: Count) -> Mapping[int, int]:
    """Return the true number of each line that has a place, in one pass over the text."""
    far = {number: divmod(number - FAR, STEP) for number in numbers if number >= FAR}
    places = sorted({place for place, _ in far.values()})
    ends = accumulate(count(start, end) for start, end in pairwise([0, *places]))
    before = dict(zip(places, ends, strict=True))
    return {number: before[place] + within for number, (place, within) in far.items()}
