"""Hold what an answer says of an entry: its causes, its fixes, and what tells the causes apart.

Only the standard library is imported, so that a terminal gets its answer without pydantic.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from faultdex.model.answer import Match


@dataclass(frozen=True, slots=True)
class CauseText:
    """One cause in words; `anchor` is its row on the page."""

    key: str
    says: str
    tell: str
    anchor: str


@dataclass(frozen=True, slots=True)
class FixText:
    """One fix in words; `causes` are the keys that it is for.

    `line` is an expression of the line for which it is the first step, and `code` the lines to
    copy; both may be empty.
    """

    does: str
    costs: str
    causes: tuple[str, ...]
    line: str
    code: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Check:
    """The command that tells the causes apart, and what its output means.

    `file` is the entry's file that the command runs; empty if it runs none.
    """

    command: str
    shows: str
    file: str = ""

    def here(self, entry: str) -> str:
        """Return the command for a terminal that has the knowledge of `entry` but not the file."""
        if not self.file:
            return self.command
        runs = rf"\b(?:python3?|bash|sh) {re.escape(self.file)}(?!\S)"
        return re.sub(runs, f"faultdex diagnose {entry}", self.command)

    @property
    def arguments(self) -> tuple[str, ...]:
        """The words that its command gives to the file, up to the end of that command."""
        _, _, rest = f" {self.command} ".partition(f" {self.file} ")
        return tuple(re.split(r" (?=\d?[;&|<>])", f" {rest}", maxsplit=1)[0].split())


@dataclass(frozen=True, slots=True)
class Dated:
    """An expression of a line that only some releases print, and which these are, in words."""

    line: str
    says: str


@dataclass(frozen=True, slots=True)
class Advice:
    """What is known of one entry beside its signatures, causes and fixes most frequent first.

    `wordings` are those that tell the release.
    """

    causes: tuple[CauseText, ...]
    fixes: tuple[FixText, ...]
    check: Check | None = None
    wordings: tuple[Dated, ...] = ()

    @staticmethod
    def of(data: Mapping[str, Any]) -> "Advice":
        """Return the advice that was written as plain data."""
        fixes = ({**one, "causes": tuple(one["causes"])} for one in data["fixes"])
        return Advice(
            tuple(CauseText(**one) for one in data["causes"]),
            tuple(FixText(**one) for one in fixes),
            Check(**data["check"]) if data["check"] else None,
            tuple(Dated(**one) for one in data.get("wordings", ())),
        )

    def release(self, match: Match) -> str:
        """Return what the line of `match` tells of the reader's release; mostly nothing."""
        found = (one.says for one in self.wordings if _stands(one.line, match.text))
        return next(found, "")

    def for_match(self, match: Match) -> "MatchAdvice":
        """Return what holds of one match."""
        left = match.decision.keys or tuple(one.key for one in self.causes)
        known = {one.key: one for one in self.causes}
        causes = tuple(known[key] for key in left if key in known)
        cause = known.get(match.decision.cause)
        return MatchAdvice(cause, causes, self._fix(match, left), self._usual(left), self.check)

    def _usual(self, left: Sequence[str]) -> FixText:
        """Return the first step for the first cause that is left."""
        own = (one for one in self.fixes if left[0] in one.causes)
        return next(own, self.fixes[0])

    def _fix(self, match: Match, left: Sequence[str]) -> FixText | None:
        """Return the first fix of all the causes that are left; nothing where none is for all."""
        keyed = (one for one in self.fixes if one.causes and set(left) <= set(one.causes))
        lined = (one for one in self.fixes if one.line and _stands(one.line, match.text))
        single = self.fixes[:1] if len(self.causes) == 1 else ()
        first, second = (lined, keyed) if not match.decision.cause else (keyed, lined)
        return next(iter([*first, *second, *single]), None)


@dataclass(frozen=True, slots=True)
class MatchAdvice:
    """What an answer says of one match: the cause if the text decides, else those that it leaves.

    `fix` is the first step of all that are left, if there is one; `usual` is that of the first.
    """

    cause: CauseText | None
    causes: tuple[CauseText, ...]
    fix: FixText | None
    usual: FixText
    check: Check | None


def _stands(form: str, line: str) -> bool:
    return bool(re.search(form, line, re.ASCII))
