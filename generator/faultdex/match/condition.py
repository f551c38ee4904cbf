"""Turn the conditions of causes and signatures into yes or no, and into what was compared.

A condition is a row of plain text: its kind, then its arguments. Both readers know these kinds.

    at_least, more_than, equals   two sums, such as "free + unallocated" and "asked"
    memory                        the verdict on the account of an out-of-memory message
    line                          an expression that the best recognised line shows
    text, lacks                   an expression that stands in some line of the text, or in none
    field                         a line of the text is about our field; asked of signatures alone,
                                  once the whole text is known
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import eq, ge, gt
from typing import TypeAlias

from faultdex.match.normalise import compiled
from faultdex.match.place import place_in
from faultdex.match.size import number, shown
from faultdex.model.answer import Decision, Memory

Condition: TypeAlias = tuple[str, ...]

FIELD: Condition = ("field",)
SIGNS = {"at_least": (">=", ge), "more_than": (">", gt), "equals": ("=", eq)}
LONGEST = 120


@dataclass(frozen=True, slots=True)
class Possible:
    """One cause of an entry as the index holds it: its key, and what must hold of a text."""

    key: str
    when: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a text says of one entry.

    `names` maps captures and parts of the account to what they held, `line` is the best
    recognised line, and `facts` maps expressions that some line shows to that line.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    line: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)
    memory: Memory | None = None

    def holds(self, condition: Condition) -> bool:
        """Tell whether the text shows that the condition is met."""
        match condition:
            case ("memory", verdict):
                return bool(self.memory) and self.verdict == verdict
            case ("line", expression):
                return bool(compiled(expression).search(self.line))
            case ("text" | "lacks" as kind, expression):
                return (expression in self.facts) == (kind == "text")
            case ("field",):
                return True
            case (kind, one, other):
                first, second = self._value(one), self._value(other)
                return first is not None and second is not None and SIGNS[kind][1](first, second)
        return False

    def excludes(self, condition: Condition) -> bool:
        """Tell whether the text shows that the condition cannot be met."""
        return condition[0] == "memory" and self.verdict not in {"", condition[1]}

    def lacks_sign(self, condition: Condition) -> bool:
        """Tell whether the message itself does not show the condition, so that it is unlikely.

        A message may say the same in another way, and lines around it may be cut away.
        """
        match condition:
            case ("line", _):
                return not self.holds(condition)
            case (kind, one, other) if kind in SIGNS:
                is_known = self._value(one) is not None and self._value(other) is not None
                return is_known and not self.holds(condition)
        return False

    def says(self, condition: Condition) -> str:
        """Return what was compared or found; nothing for what is only absent."""
        match condition:
            case ("memory", _):
                return self.memory.says if self.memory else ""
            case ("line", _):
                return self.line[:LONGEST]
            case ("text", expression):
                fact = self.facts.get(expression, "")
                # A place is longer than the number of the line, which takes its place later.
                return fact if place_in(fact) else fact[:LONGEST]
            case (kind, one, other) if kind in SIGNS:
                return f"{self._sum(one)} {SIGNS[kind][0]} {self._sum(other)}"
        return ""

    @property
    def verdict(self) -> str:
        """Return the verdict on the account of the message, where it has one."""
        return self.memory.verdict if self.memory else ""

    def _value(self, term: str) -> float | None:
        return number(" + ".join(self.names.get(part, part) for part in term.split(" + ")))

    def _sum(self, term: str) -> str:
        parts = term.split(" + ")
        written = [f"{part} {self.names[part]}" if part in self.names else part for part in parts]
        total = self._value(term)
        if len(parts) == 1 or total is None:
            return written[0]
        is_plain = all(self.names.get(part, part).isdecimal() for part in parts)
        return f"{' + '.join(written)} = {int(total) if is_plain else shown(total)}"


def decide(causes: Sequence[Possible], evidence: Evidence) -> Decision:
    """Return which of the causes the text shows, or which it leaves, those that fit it first."""
    held = held_by(causes, evidence)
    if len(causes) == 1 or len(held) == 1:
        return Decision(([*held, *causes][0].key,), _why(held, evidence), is_sure=True)
    left = [one for one in causes if not any(map(evidence.excludes, one.when))]
    fitting = sorted(left, key=lambda one: any(map(evidence.lacks_sign, one.when)))
    return Decision(tuple(one.key for one in held or fitting or causes))


def held_by(causes: Sequence[Possible], evidence: Evidence) -> Sequence[Possible]:
    """Return the causes of which all conditions hold.

    Of those that are told by their line alone, writers put the more specific first.
    """
    held = [one for one in causes if one.when and all(map(evidence.holds, one.when))]
    is_by_line = all(condition[0] == "line" for one in held for condition in one.when)
    return held[:1] if is_by_line else held


def _why(held: Iterable[Possible], evidence: Evidence) -> tuple[str, ...]:
    reasons = (evidence.says(condition) for one in held for condition in one.when)
    return tuple(dict.fromkeys(filter(None, reasons)))
