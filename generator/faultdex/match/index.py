"""Hold everything a reader needs to recognise failures, as one JSON file."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, field
from itertools import product
from math import prod
from typing import Any, TypeAlias

from faultdex.match.condition import Condition, Possible
from faultdex.match.memory import Wordings
from faultdex.match.messages.find import Messages
from faultdex.match.normalization_rules import Edits, NormalizationRules
from faultdex.match.terms import NOTHING, Terms

SCHEMA = 8
ROLES = ("root", "symptom", "echo")
KINDS = ("error", "warning", "notice")
# The rank of an expression that names no entry, but is asked for by the condition of a cause.
FACT = len(ROLES)
# Stands in a row for the words of an expression that are its longest literal and nothing else.
LONGEST = 0
# Each row has the tier and the text, and leaves out at its end what is usual: words, weight, kind
# and conditions.
_FIXED = 2
USUAL: tuple[Any, ...] = (LONGEST, 0, 0, ())
# Words in a row: each is a text, a place among the literals of the expression, or a chain of
# places. Where a list stands in a chain, each of its places makes another word.
Chain: TypeAlias = Sequence[int | Sequence[int]]
Words: TypeAlias = int | Sequence[str | int | Chain]
# What an expression matches as it stands; sets, counts, groups and classes are passed over.
_LITERALS = re.compile(
    r"\[(?:\\.|[^\]\\])*\]|\{[^}]*\}|\(\?[:=!<]+|\\[A-Za-z]"
    r"|((?:(?:\\[^A-Za-z]|[^\\.^$*+?{}\[\]()|])(?![*?{]))+)"
)


class SchemaError(ValueError):
    """The index was written for another release of the reader."""


@dataclass(frozen=True, slots=True)
class Known:
    """What an answer says about an entry."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Pattern:
    """One signature; `entry`, `tier` and `kind` are positions in `Index.known`, `ROLES`, `KINDS`.

    Every text that the pattern matches holds at least one of `words`.
    `weight` counts the literal bytes that a match must hold, and `when` is what else must be true
    of what it captured.
    """

    entry: int
    tier: int
    text: str
    words: tuple[str, ...]
    weight: int
    kind: int = 0
    when: tuple[Condition, ...] = ()

    def as_row(self) -> list[object]:
        """Return the fields but the entry, without those at the end that most leave out.

        Of the weight stands how much it differs from the length of the literals, which is 0 where
        a match holds all of them.
        """
        runs = literals(self.text)
        words, weight = _placed(self.words, runs), self.weight - _length(runs)
        row = [self.tier, self.text, words, weight, self.kind, self.when]
        while len(row) > _FIXED and row[-1] == USUAL[len(row) - _FIXED - 1]:
            row.pop()
        return row

    @staticmethod
    def of(entry: int, row: list[Any]) -> "Pattern":
        """Return the pattern that was written as a row of an entry."""
        tier, text, *rest = row
        words, weight, kind, when = [*rest, *USUAL[len(rest) :]]
        runs = literals(text)
        words, weight = _taken(words, runs), weight + _length(runs)
        return Pattern(entry, tier, text, words, weight, kind, tuple(map(tuple, when)))


def literals(expression: str) -> list[str]:
    """Return the texts in an expression that stand for themselves, without their escapes.

    Where the expression has an alternative or ends, so does a text. A character that may be left
    out or repeated is in none.
    """
    runs = (found[1] for found in _LITERALS.finditer(expression) if found[1])
    return [re.sub(r"\\(.)", r"\1", run) for run in runs]


def weighed(expression: str) -> int:
    """Return the length of all literals of an expression, which the weight of a row leaves out."""
    return _length(literals(expression))


def _length(runs: list[str]) -> int:
    return sum(map(len, runs))


def _placed(words: tuple[str, ...], runs: list[str]) -> Words:
    """Return words as chains of literals of their expression, as one where that tells them all."""
    if words == (max(runs, key=len, default=""),):
        return LONGEST
    chains = [_chain(word, runs) for word in words]
    if all(chains) and len({*map(len, chains)}) == 1:
        choices = [sorted({*places}) for places in zip(*chains, strict=True)]
        if prod(map(len, choices)) == len(words):
            some, *others = choices
            return [*some] if not others else [[*map(_plain, choices)]]
    pairs = zip(words, chains, strict=True)
    return [_plain(chain) if chain else word for word, chain in pairs]


def _plain(places: list[int]) -> int | list[int]:
    return places[0] if len(places) == 1 else places


def _chain(word: str, runs: list[str]) -> list[int]:
    """Return the places of the fewest literals that make up a word; nothing where none do."""
    best: dict[int, list[int]] = {0: []}
    for end in range(len(word)):
        for place, run in enumerate(runs) if end in best else ():
            if word.startswith(run, end):
                longer = [*best[end], place]
                known = best.setdefault(end + len(run), longer)
                if len(longer) < len(known):
                    best[end + len(run)] = longer
    return best.get(len(word), [])


def _taken(words: Words, runs: list[str]) -> tuple[str, ...]:
    """Return the words that a row gives by their places, in their order."""
    if isinstance(words, int):
        return (max(runs, key=len, default=""),)
    return tuple(sorted(word for one in words for word in _words(one, runs)))


def _words(one: str | int | Chain, runs: list[str]) -> Iterable[str]:
    if isinstance(one, str):
        return [one]
    chain = [one] if isinstance(one, int) else one
    choices = ([some] if isinstance(some, int) else some for some in chain)
    return map("".join, product(*([runs[place] for place in some] for some in choices)))


@dataclass(frozen=True, slots=True)
class Message:
    """One line that an entry is known by, as positions in `Lexicon.words`, in their order.

    `tier` is that of its signature, and `total` is the sum of the weights of its words.
    """

    entry: int
    tier: int
    total: int
    words: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Words with their weights, known messages, and the codes in those of an entry."""

    words: tuple[str, ...] = ()
    weights: tuple[int, ...] = ()
    messages: tuple[Message, ...] = ()
    codes: tuple[tuple[int, str], ...] = ()

    @staticmethod
    def of(data: Mapping[str, Any]) -> "Lexicon":
        """Return the lexicon that was written as plain data."""
        return Lexicon(
            tuple(data["words"]),
            tuple(data["weights"]),
            tuple(Message(a, b, c, tuple(words)) for a, b, c, words in data["messages"]),
            tuple((entry, code) for entry, code in data.get("codes", ())),
        )


@dataclass(frozen=True, slots=True)
class Index:
    """The compiled knowledge; `site` is put before an id to make an address.

    Where two entries explain a text equally well, the first of a pair in `before` comes first.
    `causes` holds those of each entry, most frequent first. `terms` rank entries where nothing is
    recognized. `messages` are those of libraries, which are files of their own and not part of its
    JSON.
    """

    site: str
    known: tuple[Known, ...]
    patterns: tuple[Pattern, ...]
    before: frozenset[tuple[int, int]] = frozenset()
    lexicon: Lexicon = field(default_factory=Lexicon)
    rules: NormalizationRules = field(default_factory=NormalizationRules)
    causes: tuple[tuple[Possible, ...], ...] = ()
    wordings: Wordings = field(default_factory=Wordings)
    terms: Terms = field(default_factory=Terms, compare=False)
    messages: Messages | None = field(default=None, compare=False)

    def to_json(self) -> str:
        """Return the index as compact JSON that `from_json` and the browser read."""
        data = {
            "schema": SCHEMA,
            "site": self.site,
            "known": [astuple(one) for one in self.known],
            "patterns": self._rows(),
            "causes": [[astuple(one) for one in some] for some in self.causes],
            "before": sorted(self.before),
            "lexicon": {
                "words": self.lexicon.words,
                "weights": self.lexicon.weights,
                "messages": [astuple(one) for one in self.lexicon.messages],
                "codes": self.lexicon.codes,
                **self.terms.data,
            },
            "dress": asdict(self.rules),
            "wordings": asdict(self.wordings),
        }
        return json.dumps(data, ensure_ascii=True, separators=(",", ":"), sort_keys=True)

    def _rows(self) -> list[list[list[object]]]:
        """Return the rows of each entry's patterns, which stand in the order of the entries."""
        rows: list[list[list[object]]] = [[] for _ in self.known]
        for one in self.patterns:
            rows[one.entry].append(one.as_row())
        return rows

    @staticmethod
    def from_json(text: str) -> "Index":
        """Return the index that `text` holds; raises SchemaError for another schema."""
        data = json.loads(text)
        if data.get("schema") != SCHEMA:
            message = f"the index has schema {data.get('schema')!r}, this release reads {SCHEMA}"
            raise SchemaError(message)
        rules = data["dress"]
        return Index(
            data["site"],
            tuple(Known(*one) for one in data["known"]),
            tuple(
                Pattern.of(entry, row)
                for entry, rows in enumerate(data["patterns"])
                for row in rows
            ),
            frozenset((one, other) for one, other in data["before"]),
            Lexicon.of(data["lexicon"]),
            NormalizationRules(
                **{**rules, "unescape": _edits(rules["unescape"]), "fold": _edits(rules["fold"])}
            ),
            tuple(tuple(map(_possible, some)) for some in data["causes"]),
            _wordings(data["wordings"]),
            Terms(lambda: {name: data["lexicon"].get(name, NOTHING[name]) for name in NOTHING}),
        )


def _possible(row: list[Any]) -> Possible:
    key, when = row
    return Possible(key, tuple(map(tuple, when)))


def _wordings(data: Mapping[str, Any]) -> Wordings:
    tables = {name: tuple(map(tuple, data[name])) for name in ("parts", "widths")}
    return Wordings(**{**data, **tables})


def _edits(table: list[list[str]]) -> Edits:
    return tuple((expression, replacement) for expression, replacement in table)
