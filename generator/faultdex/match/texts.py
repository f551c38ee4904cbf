"""Read whole texts for their signatures alone, each once, where many are tried on one index."""

from collections.abc import Sequence
from functools import lru_cache

from faultdex.match.explain import Found, Reading
from faultdex.match.gate import Gate
from faultdex.match.index import Index, Pattern


class Texts:
    """What is known of the texts that were read for the signatures of an index."""

    def __init__(self, patterns: Sequence[Pattern]) -> None:
        """Begin with none."""
        self._gate = Gate(patterns)
        self._found: dict[str, Found] = {}

    def read(self, index: Index, text: str) -> Reading:
        """Return the reading of `text`, in which there are no candidates."""
        reading = Reading(index, self._gate)
        if text in self._found:
            reading.add(self._found[text])
        else:
            reading.read(text.split("\n"))
            self._found[text] = reading.found
        return reading


@lru_cache(maxsize=1)
def texts_of(patterns: tuple[Pattern, ...]) -> Texts:
    """Return the texts of an index: compiling it, checking it and linking to it read the same."""
    return Texts(patterns)
