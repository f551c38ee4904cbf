"""Turn a signature as written into the form that every engine reads alike, with its literals."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from faultdex.match.syntax import (
    Chars,
    Edge,
    Group,
    Node,
    Repeat,
    Sequence,
    is_wide,
    literal,
    parse,
)
from faultdex.match.word_frequency import share_of

SPACE = literal(" ")
SPACES = Chars(" ")
REMEMBERED = 10_000
MOST_WORDS, TELLING = 8, 16
_VARIES = re.compile(
    r"\[(?:\\.|[^\]\\])*\]|\{[\d,]+\}|\\[A-Za-z]|\(\?(?:P<\w+>|:)|(?<!\\)[().?^$|]"
)
_ESCAPED = re.compile(r"\\(.)")


@dataclass(frozen=True, slots=True)
class Portable:
    """A pattern in its common form.

    Every text that it matches holds one of `words`, and at least `weight` literal characters.
    No word spans a place at which a raw text may have several spaces.
    `ways` bounds in how many ways its gaps can be filled from one starting point.
    """

    text: str
    words: tuple[str, ...]
    weight: int
    ways: int


@lru_cache(maxsize=REMEMBERED)
def portable(pattern: str) -> Portable:
    """Return `pattern` in its common form; raises UnportableError outside of the subset."""
    tree = _tidy(parse(pattern))
    return Portable(_alternatives(tree), _words(tree), _weight(tree), _ways(tree))


def literal_words(text: str) -> str:
    """Return the words of a pattern in its common form, with a space for what varies."""
    return _ESCAPED.sub(r"\1", _VARIES.sub(" ", text))


def _tidy(group: Group) -> Group:
    return replace(group, options=tuple(tuple(_merged(option)) for option in group.options))


def _merged(sequence: Sequence) -> Iterator[Node]:
    for spaces, run in groupby(sequence, key=_is_space):
        nodes = tuple(run)
        if not spaces:
            yield from (_tidy_node(node) for node in nodes)
        elif nodes == (SPACE,):
            yield SPACE
        else:
            yield SPACES if any(_low(node) for node in nodes) else Repeat(SPACES, 0, 1)


def _tidy_node(node: Node) -> Node:
    if isinstance(node, Group):
        return _tidy(node)
    if isinstance(node, Repeat) and isinstance(node.part, Group):
        return replace(node, part=_tidy(node.part))
    return node


def _is_space(node: Node) -> bool:
    part = node.part if isinstance(node, Repeat) else node
    return isinstance(part, Chars) and part.source.strip("[]") == " "


def _low(node: Node) -> int:
    return node.low if isinstance(node, Repeat) else 1


def _alternatives(group: Group) -> str:
    return "|".join("".join(_written(node) for node in option) for option in group.options)


def _written(node: Node) -> str:
    match node:
        case Chars() | Edge():
            return node.source
        case Group(name=""):
            return f"(?:{_alternatives(node)})"
        case Group(name=name):
            return f"(?P<{name}>{_alternatives(node)})"
        case Repeat(part, low, high, lazy):
            return f"{_written(part)}{_bounds(low, high)}{'?' if lazy else ''}"


def _bounds(low: int, high: int) -> str:
    if (low, high) == (0, 1):
        return "?"
    return f"{{{low}}}" if low == high else f"{{{low},{high}}}"


def _weight(node: Node) -> int:
    match node:
        case Chars():
            return len(node.literal)
        case Edge():
            return 0
        case Group():
            return min(sum(_weight(one) for one in option) for option in node.options)
        case Repeat():
            return node.low * _weight(node.part)


def _words(group: Group) -> tuple[str, ...]:
    """Return a word for each alternative; none where one of them has no word."""
    found = [
        max(filter(None, _choices(option)), key=_worth, default=()) for option in group.options
    ]
    return tuple(sorted({word for words in found for word in words})) if all(found) else ()


def _worth(words: tuple[str, ...]) -> tuple[int, int, int]:
    """Return how few lines hold one, how much the shortest tells, and how few words there are."""
    lengths = (min(len(word), TELLING) for word in words)
    return (-sum(map(share_of, words)), min(lengths, default=0), -len(words))


def _choices(sequence: Sequence) -> Iterator[tuple[str, ...]]:
    """Yield sets of words of which every match holds one."""
    runs: tuple[str, ...] = ("",)
    for node in sequence:
        spellings = _spellings(node)
        if len(spellings) > 1 and all(runs):
            yield runs
        if 0 < len(spellings) * len(runs) <= MOST_WORDS:
            runs = tuple(run + spelling for run in runs for spelling in spellings)
        else:
            yield from (runs if all(runs) else (), _inner(node))
            runs = ("",)
    yield runs if all(runs) else ()


def _spellings(node: Node) -> tuple[str, ...]:
    """Return every text that the node can be, where these are few and none of it varies."""
    match node:
        case Edge():
            return ("",)
        case Chars():
            return (node.literal,) if node.literal else ()
        case Group():
            found = [_spelled(option) for option in node.options]
            return tuple(text for texts in found for text in texts) if all(found) else ()
        case Repeat(part, low, high):
            once = _spellings(part)
            return (once[0] * low,) if low == high and len(once) == 1 else ()


def _spelled(sequence: Sequence) -> tuple[str, ...]:
    texts: tuple[str, ...] = ("",)
    for node in sequence:
        texts = tuple(text + more for text in texts for more in _spellings(node))
        if len(texts) > MOST_WORDS:
            return ()
    return texts


def _inner(node: Node) -> tuple[str, ...]:
    part = node.part if isinstance(node, Repeat) else node
    if _low(node) == 0:
        return ()
    if isinstance(part, Group):
        return _words(part)
    return (part.literal,) if isinstance(part, Chars) and part.literal else ()


def _ways(node: Node) -> int:
    match node:
        case Group():
            return sum(_product(option) for option in node.options)
        case Repeat(Chars() as part, low, high):
            return high - low + 1 if is_wide(part) else 1
        case Repeat(part, low, high):
            return sum(_ways(part) ** times for times in range(low, high + 1))
        case _:
            return 1


def _product(sequence: Sequence) -> int:
    ways = 1
    for node in sequence:
        ways *= _ways(node)
    return ways
