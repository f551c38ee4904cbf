"""Turn the lines of a text into the entries that explain it, best first."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from operator import attrgetter
from typing import Any

from faultdex.match.condition import FIELD, Evidence, decide
from faultdex.match.evidence import evidence_of
from faultdex.match.frame import Frames
from faultdex.match.guess import HIGH, LOW, Guess, guesser_of
from faultdex.match.index import FACT, KINDS, ROLES, Index, Pattern
from faultdex.match.messages.find import Place, Sighting
from faultdex.match.messages.tally import Tally
from faultdex.match.normalise import Line, Normaliser, compiled
from faultdex.match.pattern_prefilter import PatternPrefilter
from faultdex.match.place import follows
from faultdex.match.ranking import Judge, called
from faultdex.match.screen import screen
from faultdex.match.search import SHOWN, Hit, blocks, hits
from faultdex.match.terms import BESIDE, MOST, PROBABLE, Ranked
from faultdex.model.answer import Answer, Known, Match, UnmatchedError

SCORES = (98, 80, 60)
NEAR = 8
SPEAKERS = 64
KEPT, OPENING = 40, 24
# Lines of what a person tells in words, and of what a person cuts out of a log.
FEW, LONG = 3, 25


def explain(index: Index, lines: Iterable[str], top: int = 5) -> Answer:
    """Return the entries whose signatures stand in `lines`; one match per entry."""
    session = MatchSession(index)
    session.read(lines)
    return session.answer(top)


@dataclass(frozen=True, slots=True)
class Key:
    """A line that may tell a failure, and where the traceback that it ends says it was raised."""

    line: Line
    frame: str


@dataclass(frozen=True, slots=True)
class Found:
    """What a part of a text holds, to be added to what other parts hold."""

    hits: tuple[Hit, ...]
    keys: tuple[Key, ...]
    blamed: str
    is_ours: bool
    sightings: tuple[tuple[Place, Sighting], ...] = ()

    def as_data(self, index: Index) -> list[object]:
        """Return plain data, in which a signature is named by its place in `index`."""
        place = {pattern: number for number, pattern in enumerate(index.patterns)}
        hits = [[place[hit.pattern], *astuple(hit)[1:]] for hit in self.hits]
        sightings = [[*astuple(place), *astuple(one)] for place, one in self.sightings]
        return [hits, [astuple(key) for key in self.keys], self.blamed, self.is_ours, sightings]

    @staticmethod
    def of(index: Index, data: Sequence[Any]) -> "Found":
        """Return what was written as plain data."""
        hits, keys, blamed, is_ours, sightings = data
        found = tuple(Hit(index.patterns[place], *rest) for place, *rest in hits)
        lines = tuple(Key(Line(*line), frame) for line, frame in keys)
        rows = tuple((Place(owner, row), Sighting(*rest)) for owner, row, *rest in sightings)
        return Found(found, lines, blamed, is_ours, rows)


class MatchSession:
    """What was found so far in a text that arrives line by line."""

    def __init__(
        self,
        index: Index,
        prefilter: PatternPrefilter | None = None,
        *,
        only_signatures: bool = True,
    ) -> None:
        """Begin with nothing found.

        A prefilter over the index pays where many or long texts are read. With one, usually only
        signatures are looked for: lines that might speak of a failure are not kept then, and there
        are no candidates.
        """
        self.index = index
        self._prefilter = prefilter
        self._is_bare = bool(prefilter) and only_signatures
        self.blamed = ""
        self.is_ours = False
        self.heard: set[str] = set()
        self.keys: dict[str, Key] = {}
        self._first: dict[Pattern, dict[str, Hit]] = {}
        self._heading = -NEAR
        self._count = 0
        self._normaliser = Normaliser(index.rules)
        self._frames = Frames(index.rules)
        self.tally = Tally(index.messages) if index.messages and not self._is_bare else None

    @property
    def hits(self) -> list[Hit]:
        """Return the first hit of each signature by each rank."""
        return [hit for hit in self._all if self._names(hit)]

    @property
    def _all(self) -> Iterator[Hit]:
        return (hit for by_rank in self._first.values() for hit in by_rank.values())

    @property
    def found(self) -> Found:
        """Return all that is known by now."""
        sightings = tuple(self.tally.sightings.items()) if self.tally else ()
        keys = tuple(self.keys.values())
        return Found(tuple(self._all), keys, self.blamed, self.is_ours, sightings)

    def add(self, found: Found) -> None:
        """Take over what a later part of the text holds."""
        self.blamed = self.blamed or found.blamed
        self.is_ours = self.is_ours or found.is_ours
        for key in found.keys:
            self.heard.add(key.line.speaker)
            self._remember(key)
        for hit in found.hits:
            self.heard.add(hit.speaker)
            self._keep(hit)
        if self.tally:
            self.tally.add_all(found.sightings)

    def knows(self, patterns: Iterable[Pattern]) -> bool:
        """Tell whether each of `patterns` was found, those with conditions of their own aside."""
        return all(pattern in self._first or pattern.when for pattern in patterns)

    def read(self, lines: Iterable[str]) -> None:
        """Take in the next lines of a text."""
        self.take(self._counted(lines))

    def take(
        self, numbered: Iterable[tuple[int, str]], patterns: Sequence[Pattern] | None = None
    ) -> None:
        """Take in lines of a text that have their numbers, and look for some patterns or all."""
        for block in blocks(self._normaliser.lines(numbered)):
            self._blame(block)
            self.is_ours = self.is_ours or self._is_about(block)
            if not self._is_bare:
                self._ask(block)
            if self.tally and patterns is None:
                self.tally.read(block)
            near = self._near(block) if patterns is None else patterns
            for hit in hits(self.index, near, block):
                self._keep(hit)

    @property
    def matches(self) -> tuple[Match, ...]:
        """Return the entries that are sure by now, best first."""
        return tuple(self._match(hit, place) for place, hit in enumerate(self._ranked()))

    def answer(self, top: int) -> Answer:
        """Return what is known by now."""
        ranked, own = self._ranked(), tuple(self._own())
        sure = any(hit.pattern.tier == 0 for hit in ranked)
        # Beside what an entry explains, the rest of the text is rather its echo.
        asked = own if own and ranked else [*self.keys.values()]
        lines = [key.line for key in asked if not self._is_told(key.line)]
        known = {hit.pattern.entry for hit in ranked}
        return Answer(
            self.matches[:top],
            () if sure else tuple(self._candidates(known, lines))[:top],
            own=tuple(_own(key, is_told=self._is_told(key.line)) for key in own),
            known=self._known_rows(ranked)[:top],
            heard=frozenset(map(called, self.heard - {""})),
        )

    def _is_told(self, line: Line) -> bool:
        """Tell whether a message of a library explains a line."""
        return self.tally is not None and self.tally.place(line.text) is not None

    def _known_rows(self, ranked: Sequence[Hit]) -> tuple[Known, ...]:
        """Return the messages of libraries that no entry explains."""
        lines = {hit.number for hit in self.hits if _is_telling(hit)}
        ids = {self.index.known[hit.pattern.entry].id for hit in ranked}
        return self.tally.known(lines, ids) if self.tally else ()

    def _own(self) -> Iterator[Key]:
        """Yield the first and the last line of an error that no entry explains."""
        keys = self._by_line()
        first = next(filter(self._is_own, keys), None)
        last = next(filter(self._is_own, reversed(keys)), None)
        yield from dict.fromkeys(key for key in (first, last) if key)

    def _by_line(self) -> list[Key]:
        return sorted(self.keys.values(), key=attrgetter("line.number"))

    def _recognised(self, line: Line) -> set[int]:
        """Return the entries of which more than an echo stands in a line, of whatever field."""
        there = [hit for hit in self._all if hit.number == line.number]
        there += hits(self.index, self.index.patterns, [line]) if self._first else ()
        signatures = (hit for hit in there if hit.pattern.tier != FACT)
        return {hit.pattern.entry for hit in filter(_is_telling, signatures)}

    def _is_own(self, key: Key) -> bool:
        """Tell whether a line is an error that speaks of no other rank, and no entry explains."""
        rules, line = self.index.rules, key.line
        if not compiled(rules.own).search(line.text) or compiled(rules.others).search(line.text):
            return False
        return not self._is_explained(line)

    def _is_explained(self, line: Line) -> bool:
        """Tell whether a signature stands in an error or in the lines that its message goes on."""
        near = (hit for hit in self.hits if follows(line.number, hit.number, NEAR))
        if any(hit.speaker == line.speaker and _is_telling(hit) for hit in near):
            return True
        return next(self._here(line), None) is not None

    def _here(self, line: Line) -> Iterator[Hit]:
        """Yield the signatures that stand in a line by itself."""
        found = hits(self.index, self.index.patterns, [line])
        return filter(self._names, found)

    def _names(self, hit: Hit) -> bool:
        """Tell whether a hit names an entry."""
        is_field = self.is_ours or FIELD not in hit.pattern.when
        return hit.pattern.tier != FACT and is_field

    def _ranked(self) -> list[Hit]:
        return Judge(self.blamed, self.index.before).ranked(self.hits)

    def _near(self, block: Sequence[Line]) -> Sequence[Pattern]:
        prefilter = self._prefilter
        return prefilter.near(line.text for line in block) if prefilter else self.index.patterns

    def _candidates(self, named: set[int], lines: Sequence[Line]) -> Iterator[Match]:
        """Yield entries whose texts this one is like, then those of which it nearly says a message.

        The former are asked where a text of our field tells a failure, and no entry explains it.
        """
        bar, terms = LOW if self.is_ours else HIGH, self.index.terms
        guesser = guesser_of(self.index.lexicon, bar)
        guesses = guesser.guesses(lines, self._recognised)
        near = [one for one in guesses if not terms.has_other_name(one.line, guesser.place)]
        asks = not any(map(_is_telling, self.hits)) and self._tells()
        keys = [key.line for key in self.keys.values()]
        ranked = terms.rank(keys) if asks else ()
        is_probable = self._is_probable(ranked, near, guesser.place)
        by_entry: dict[int, Guess | Ranked] = {}
        for one in (*(ranked[:1] if is_probable else ranked), *near):
            by_entry.setdefault(one.entry, one)
        for guess in [one for one in by_entry.values() if one.entry not in named][:MOST]:
            known = self.index.known[guess.entry]
            yield Match(
                known.id,
                known.title,
                f"{self.index.site}{known.id}/",
                guess.score / 1000,
                _role(guess, is_probable=is_probable),
                guess.line.number,
                guess.line.text,
                speaker=(speaker := called(guess.line.speaker)),
                speakers=(speaker,) if speaker else (),
            )

    def _is_probable(
        self, ranked: Sequence[Ranked], near: Sequence[Guess], known: Container[str]
    ) -> bool:
        """Tell whether one entry is far ahead, and so surely or with its message nearly said."""
        if not ranked:
            return False
        rivals = {one.entry for one in ranked if one.score >= ranked[0].score - BESIDE}
        if len(rivals | {one.entry for one in near}) > 1:
            return False
        is_sure = ranked[0].score >= PROBABLE or bool(near)
        return is_sure and not self.index.terms.has_other_name(ranked[0].line, known)

    def _tells(self) -> bool:
        """Tell whether a text of our field tells a failure.

        What a person writes in a few lines tells one, a longer text where a line looks like it, and
        a log where a line is an error that no entry explains.
        """
        if self._count > LONG:
            return self.is_ours and any(map(self._is_own, self._by_line()))
        looks = compiled(self.index.rules.key).search
        return self.is_ours and (self._count <= FEW or any(map(looks, self.keys)))

    def _ask(self, block: Sequence[Line]) -> None:
        """Keep the opening lines, and the first and the last that look like errors, each once."""
        telling = self._telling(block)
        for line in block:
            self.heard.add(line.speaker)
            self._frames.read(line)
            shown = line.text[:SHOWN]
            if telling is not None and line.number > OPENING and shown not in telling:
                continue
            if shown not in self.keys and self._is_key(line.number, shown):
                self._remember(Key(replace(line, text=shown), self._frames.before(line)))

    def _is_about(self, block: Sequence[Line]) -> bool:
        """Tell whether a line is about our field."""
        about, texts = self.index.rules.about, [line.text for line in block]
        some = screen(about).some(texts) if self._prefilter else texts
        return any(map(compiled(about).search, some))

    def _telling(self, block: Sequence[Line]) -> set[str] | None:
        """Return what is shown of the lines that may look like errors; None where all may."""
        if not self._prefilter:
            return None
        return {*screen(self.index.rules.key).some([line.text[:SHOWN] for line in block])}

    def _is_key(self, number: int, shown: str) -> bool:
        rules = self.index.rules
        is_key = number <= OPENING or bool(compiled(rules.key).search(shown))
        return is_key and not compiled(rules.footer).search(shown)

    def _remember(self, key: Key) -> None:
        self.keys.setdefault(key.line.text, key)
        if len(self.keys) > 2 * KEPT:
            del self.keys[list(self.keys)[KEPT]]

    def _counted(self, lines: Iterable[str]) -> Iterator[tuple[int, str]]:
        """Yield each line with its number, on from those that were read before."""
        for line in lines:
            self._count += 1
            yield self._count, line

    def _keep(self, hit: Hit) -> None:
        by_rank = self._first.setdefault(hit.pattern, {})
        if len(by_rank) < SPEAKERS:
            by_rank.setdefault(hit.speaker, hit)

    def _blame(self, block: Sequence[Line]) -> None:
        heading = compiled(self.index.rules.blame).search
        blamed = compiled(self.index.rules.blamed).search
        for line in block:
            if heading(line.text):
                self._heading = line.number
            elif follows(self._heading, line.number, NEAR) and (found := blamed(line.text)):
                self.blamed = self.blamed or found[1]

    def evidence(self, name: str) -> Evidence | None:
        """Return what the text says of the entry with the id `name`; nothing where it is silent."""
        own = [hit for hit in self.hits if self.index.known[hit.pattern.entry].id == name]
        return self._evidence(self._of(own[0].pattern.entry)) if own else None

    def _of(self, entry: int) -> list[Hit]:
        """Return the hits of an entry, best first."""
        judge = Judge(self.blamed, self.index.before)
        return sorted((hit for hit in self.hits if hit.pattern.entry == entry), key=judge.order)

    def _evidence(self, own: Sequence[Hit]) -> Evidence:
        return evidence_of(own, self._all)

    def _match(self, hit: Hit, place: int) -> Match:
        known = self.index.known[hit.pattern.entry]
        evidence = self._evidence(self._of(hit.pattern.entry))
        return Match(
            known.id,
            known.title,
            f"{self.index.site}{known.id}/",
            (SCORES[hit.pattern.tier] - place) / 100,
            ROLES[hit.pattern.tier],
            hit.number,
            hit.text,
            hit.captures,
            called(hit.speaker),
            Judge.speakers(hit, self.hits),
            KINDS[hit.pattern.kind],
            decide(self.index.causes[hit.pattern.entry], evidence),
            evidence.memory,
        )


def _is_telling(hit: Hit) -> bool:
    return ROLES[hit.pattern.tier] != "echo"


def _role(guess: Guess | Ranked, *, is_probable: bool) -> str:
    """Return how a candidate was found."""
    if isinstance(guess, Guess):
        return "candidate"
    return "probable" if is_probable else "related"


def _own(key: Key, *, is_told: bool) -> UnmatchedError:
    line = key.line
    return UnmatchedError(line.number, line.text, called(line.speaker), key.frame, is_told)
