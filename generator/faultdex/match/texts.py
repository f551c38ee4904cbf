"""Read whole texts for their signatures alone, each once, where many are tried on one index."""

from collections.abc import Sequence
from functools import lru_cache

from faultdex.match.explain import Found, MatchSession
from faultdex.match.index import Index, Pattern
from faultdex.match.pattern_prefilter import PatternPrefilter


class Texts:
    """What is known of the texts that were read for the signatures of an index."""

    def __init__(self, patterns: Sequence[Pattern]) -> None:
        """Begin with none."""
        self._prefilter = PatternPrefilter(patterns)
        self._found: dict[str, Found] = {}

    def read(self, index: Index, text: str) -> MatchSession:
        """Return the session that read `text`, in which there are no candidates."""
        session = MatchSession(index, self._prefilter)
        if text in self._found:
            session.add(self._found[text])
        else:
            session.read(text.split("\n"))
            self._found[text] = session.found
        return session


@lru_cache(maxsize=1)
def texts_of(patterns: tuple[Pattern, ...]) -> Texts:
    """Return the texts of an index: compiling it, checking it and linking to it read the same."""
    return Texts(patterns)
