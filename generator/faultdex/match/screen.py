"""Tell which of many texts an expression may match, all in one pass of a faster engine.

What the engine lets through is tried again by the expression itself. Python's engine takes as long
for the words of errors as for all else that is done with a line.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from itertools import accumulate


class Screen:
    """An expression without counts of characters, which bytes would not hold."""

    def __init__(self, expression: str) -> None:
        """Compile the expression for the lines of a text."""
        re2 = import_module("re2")
        options = re2.Options()
        options.encoding = re2.Options.Encoding.LATIN1
        self._search = re2.compile(f"(?m){expression}".encode(), options).search

    def some(self, texts: Sequence[str]) -> list[str]:
        """Return the texts that may match, in their order; none holds a line break."""
        data = "\n".join(texts).encode("utf-8", "surrogatepass")
        first = self._search(data)
        if not first:
            return []
        ends = [*accumulate(len(text.encode("utf-8", "surrogatepass")) + 1 for text in texts)]
        found: list[str] = []
        while first:
            place = bisect_right(ends, first.start())
            if place == len(texts):
                break
            found.append(texts[place])
            first = self._search(data, ends[place])
        return found


@cache
def screen(expression: str) -> Screen:
    """Return the screen of an expression, made once."""
    return Screen(expression)
