"""Turn the key lines of a text into candidates: entries that may explain it, none of them sure.

They are entries of which a known message is in a line nearly word for word, in its order. The word
that tells the message from others must be there: two messages about a missing library differ in
the library's name alone. So must the names that the line quotes, and a code that it tells must be
the entry's, if the entry has codes of this kind.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from faultdex.match.index import Lexicon, Message
from faultdex.match.names import codes_of, is_other, names_of
from faultdex.match.normalise import Line
from faultdex.match.words import words_of

# What a line that covers a message counts by the message's rank, in hundredths.
BY_TIER = (100, 95, 60)
HALF = 100
LEAST = 300
COUNT = 1_000
# What the two rarest words must weigh that a line shares with a message, and the rarest of them:
# words that many entries have are boilerplate. From TELLING on, they tell as much as the one word
# by which a message differs from others.
PAIR, RAREST, TELLING = 110, 70, 150
# The score from which on a line says nearly all of a message, however usual its words are; how many
# of the message's words may be absent then, and the thousandths of the line that it must explain.
WORD_FOR_WORD, ABSENT, EXPLAINED = 345, 1, 400
# What a word weighs that no entry knows.
FOREIGN = 100
# Lines of which the words are remembered.
REMEMBERED = 20_000


@dataclass(frozen=True, slots=True)
class Bar:
    """What a line must reach: thousandths covered of a message, and words and weight of these."""

    covered: int
    words: int
    weight: int


# Fixed on the texts under tests/data/corpus, so that hardly one of other software reaches them.
LOW = Bar(covered=650, words=3, weight=60)
HIGH = Bar(covered=750, words=4, weight=235)


@dataclass(frozen=True, slots=True)
class Guess:
    """An entry that a line may speak of; `score` is in thousandths."""

    entry: int
    score: int
    line: Line


_last: list["Guesser"] = []


def guesser_of(lexicon: Lexicon, bar: Bar) -> "Guesser":
    """Return the guesser of a lexicon, which is made once for many texts."""
    for one in _last:
        if one.lexicon is lexicon and one.bar is bar:
            return one
    _last[1:] = []
    _last.insert(0, Guesser(lexicon, bar))
    return _last[0]


@dataclass(frozen=True)
class Guesser:
    """A lexicon with its words at hand, and the bar that a text has to reach."""

    lexicon: Lexicon
    bar: Bar

    @cached_property
    def scores(self) -> dict[tuple[object, ...], tuple[tuple[int, int], ...]]:
        """Return what was found for the words and names of lines: logs of a job begin alike."""
        return {}

    @cached_property
    def place(self) -> Mapping[str, int]:
        """Return the position of each word."""
        return {word: number for number, word in enumerate(self.lexicon.words)}

    @cached_property
    def containing(self) -> Mapping[int, list[int]]:
        """Return the places of the messages that contain a word, as often as they do."""
        found = defaultdict(list)
        for place, message in enumerate(self.lexicon.messages):
            for word in message.words:
                found[word].append(place)
        return found

    @cached_property
    def codes(self) -> Mapping[int, frozenset[str]]:
        """Return the codes of each entry that has some."""
        found = defaultdict(list)
        for entry, code in self.lexicon.codes:
            found[entry].append(code)
        return {entry: frozenset(codes) for entry, codes in found.items()}

    def guesses(
        self, lines: Iterable[Line], recognised: Callable[[Line], Container[int]]
    ) -> list[Guess]:
        """Return the best guess for each entry, best first.

        Of a line in which an entry is recognised, only what is nearer than that entry counts.
        """
        best: dict[int, Guess] = {}
        for line in lines:
            for guess in self._nearer(line, recognised):
                if guess.entry not in best or best[guess.entry].score < guess.score:
                    best[guess.entry] = guess
        return sorted(best.values(), key=lambda guess: (-guess.score, guess.entry))

    def _nearer(self, line: Line, recognised: Callable[[Line], Container[int]]) -> Iterator[Guess]:
        found = list(self._of(line))
        sure = recognised(line) if found else ()
        least = max((guess.score for guess in found if guess.entry in sure), default=0)
        return (guess for guess in found if guess.score > least)

    def _of(self, line: Line) -> Iterator[Guess]:
        words, names = tuple(words_of(line.text)), names_of(line.text)
        if (words, names) not in self.scores:
            if len(self.scores) >= REMEMBERED:
                self.scores.clear()
            self.scores[words, names] = tuple(self._scores(words, names))
        codes = codes_of(line.text)
        return (
            Guess(entry, score, line)
            for entry, score in self.scores[words, names]
            if not any(is_other(code, self.codes.get(entry, frozenset())) for code in codes)
        )

    def _scores(self, every: Sequence[str], names: Iterable[str]) -> Iterator[tuple[int, int]]:
        """Yield the entries that a line with these words may speak of, with their scores."""
        words = [self.place[word] for word in every if word in self.place]
        distinct, named = set(words), {self.place.get(name, -1) for name in names}
        weight = sum(self.lexicon.weights[one] for one in words)
        weight += FOREIGN * (len(every) - len(words))
        for message in self._likely(distinct):
            if not named.issubset(message.words):
                continue
            found = _common(message.words, words, self.lexicon.weights)
            score = self._covered(message, found)
            is_near = score >= WORD_FOR_WORD and _is_near(message, found, weight)
            if score and (is_near or self._rare(message, distinct)):
                yield message.entry, score

    def _rare(self, message: Message, words: set[int]) -> bool:
        return self._pair(words.intersection(message.words)) >= PAIR

    def _pair(self, words: Iterable[int]) -> int:
        """Return what the two rarest of `words` weigh; nothing where none of them is rare."""
        first, second, *_ = *sorted(self.lexicon.weights[one] for one in words)[::-1], 0, 0
        return first + second if first >= RAREST else 0

    def _likely(self, words: set[int]) -> Iterator[Message]:
        """Yield the messages of which the line has enough words, in whatever order."""
        weights: Counter[int] = Counter()
        for word in words:
            for place in self.containing.get(word, ()):
                weights[place] += self.lexicon.weights[word]
        for place, weight in weights.items():
            message = self.lexicon.messages[place]
            is_enough = 1000 * weight >= self.bar.covered * message.total
            if is_enough and self._tells(message, words.intersection(message.words)):
                yield message

    def _tells(self, message: Message, shared: set[int]) -> bool:
        """Tell whether the rarest word of a message is shared, or rare words beside it."""
        weights = self.lexicon.weights
        rarest = max(weights[word] for word in message.words)
        return self._pair(shared) >= TELLING or any(weights[word] == rarest for word in shared)

    def _covered(self, message: Message, found: int) -> int:
        """Return what the words of `message` count that a line has in common with it."""
        weight, count = divmod(found, COUNT)
        share = 1000 * weight // message.total
        bar = self.bar
        if count < bar.words or weight < bar.weight or share < bar.covered:
            return 0
        return LEAST + share * weight * BY_TIER[message.tier] // ((weight + HALF) * 500)


def _is_near(message: Message, found: int, weight: int) -> bool:
    """Tell whether a line of `weight` says hardly less than a message, and not much more."""
    common, count = divmod(found, COUNT)
    return len(message.words) - count <= ABSENT and 1000 * common >= EXPLAINED * weight


def _common(message: Sequence[int], line: Sequence[int], weights: Sequence[int]) -> int:
    """Return the weight and the count of the heaviest common subsequence, as one number."""
    best = [0] * (len(line) + 1)
    for word in message:
        value = weights[word] * COUNT + 1
        row = [0]
        for place, other in enumerate(line):
            taken = best[place] + value if word == other else 0
            row.append(max(taken, best[place + 1], row[place]))
        best = row
    return best[-1]
