"""Tell which signatures can stand in a text at all, where many texts are tried on all."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from faultdex.match.index import Index, Pattern
from faultdex.match.literal_prefilter import Word, engine_of, re2_set

_last: list[tuple[Index, "PatternPrefilter"]] = []


def prefilter_of(index: Index) -> "PatternPrefilter":
    """Return the prefilter of all patterns of an index, which is made once for many texts."""
    if not has_prefilter(index):
        _last[:] = [(index, PatternPrefilter(index.patterns))]
    return _last[0][1]


def has_prefilter(index: Index) -> bool:
    """Tell whether the prefilter of an index was made already."""
    return bool(_last) and _last[0][0] is index


class PatternPrefilter:
    """The patterns of an index by their words, spaces left out."""

    def __init__(self, patterns: Sequence[Pattern]) -> None:
        """Gather the words, and an engine that finds them all in one pass."""
        self.patterns = patterns
        places: defaultdict[str, list[int]] = defaultdict(list)
        for place, pattern in enumerate(patterns):
            for word in pattern.words:
                places[word.replace(" ", "")].append(place)
        self._places = {Word(word.encode(), ()): some for word, some in places.items()}
        self._engine = engine_of([*self._places], re2_set)

    def near(self, lines: Iterable[str]) -> list[Pattern]:
        """Return the patterns of which a word may stand in `lines`, cut or not, in their order."""
        found = self._engine("".join(lines).replace(" ", "").encode())
        places = {place for _, word in found for place in self._places[word]}
        return [self.patterns[place] for place in sorted(places)]
