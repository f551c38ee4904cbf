"""Turn the key lines of a text into candidates: entries that may explain it, none of them sure."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from faultdex.match.index import Lexicon
from faultdex.match.normalise import Line
from faultdex.match.words import words_of


@dataclass(frozen=True, slots=True)
class Bar:
    """What a line must reach: thousandths covered of a message, words and weight, and points."""

    covered: int
    words: int
    weight: int
    points: int


# Fixed on the texts under tests/data/corpus, so that none of other software reaches them.
LOW = Bar(covered=600, words=3, weight=120, points=300)
HIGH = Bar(covered=650, words=4, weight=200, points=600)


@dataclass(frozen=True, slots=True)
class Guess:
    """An entry that a line may speak of; `score` is in thousandths."""

    entry: int
    score: int
    line: Line


@dataclass(frozen=True)
class Guesser:
    """A lexicon with its words at hand, and the bar that a text has to reach."""

    lexicon: Lexicon
    bar: Bar

    @cached_property
    def place(self) -> Mapping[str, int]:
        """Return the position of each word."""
        return {word: number for number, word in enumerate(self.lexicon.words)}

    def guesses(self, lines: Iterable[Line]) -> list[Guess]:
        """Return the best guess for each entry, best first."""
        best: dict[int, Guess] = {}
        for line in lines:
            for guess in self._of(line):
                if guess.entry not in best or best[guess.entry].score < guess.score:
                    best[guess.entry] = guess
        return sorted(best.values(), key=lambda guess: (-guess.score, guess.entry))

    def _of(self, line: Line) -> Iterator[Guess]:
        words = {self.place[word] for word in words_of(line.text) if word in self.place}
        yield from self._covered(line, words)
        yield from self._scored(line, words)

    def _covered(self, line: Line, words: set[int]) -> Iterator[Guess]:
        """Yield the entries of which a known message is nearly whole in the line."""
        for message in self.lexicon.messages:
            common = [word for word in message.words if word in words]
            weight = sum(self.lexicon.weights[word] for word in common)
            share = 1000 * weight // message.total
            if self._reaches(len(common), weight, share):
                yield Guess(message.entry, share // 2, line)

    def _scored(self, line: Line, words: set[int]) -> Iterator[Guess]:
        """Yield the entries that share enough rare words with the line."""
        scores: Counter[int] = Counter()
        for word in words:
            for entry, impact in self.lexicon.postings[word]:
                scores[entry] += impact
        for entry, score in scores.items():
            if score >= self.bar.points:
                yield Guess(entry, min(score * 300 // (score + 1000), 290), line)

    def _reaches(self, words: int, weight: int, share: int) -> bool:
        bar = self.bar
        return words >= bar.words and weight >= bar.weight and share >= bar.covered
