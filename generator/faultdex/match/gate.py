"""Tell which signatures can stand in a text at all, where many texts are tried on all."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from faultdex.match.index import Pattern

GRAM = 4


class Gate:
    """The patterns of an index by four letters of each of their words, spaces left out."""

    def __init__(self, patterns: Sequence[Pattern]) -> None:
        """Choose of each word the four letters that the fewest words have."""
        self.patterns = patterns
        self._at: defaultdict[str, set[int]] = defaultdict(set)
        words = [[word.replace(" ", "") for word in pattern.words] for pattern in patterns]
        common = Counter(gram for some in words for word in some for gram in _grams(word))
        for place, some in enumerate(words):
            for word in some:
                self._at[min(sorted(_grams(word)), key=common.__getitem__, default="")].add(place)

    def near(self, lines: Iterable[str]) -> list[Pattern]:
        """Return the patterns of which a word may stand in `lines`, cut or not, in their order."""
        grams = _grams("".join(lines).replace(" ", "")) | {""}
        places = {place for gram in self._at.keys() & grams for place in self._at[gram]}
        return [self.patterns[place] for place in sorted(places)]


def _grams(text: str) -> set[str]:
    return {text[start : start + GRAM] for start in range(len(text) - GRAM + 1)}
