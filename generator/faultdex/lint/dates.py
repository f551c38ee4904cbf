"""Find months and years where a release belongs."""

import re
from collections.abc import Iterator

from faultdex.lint.prose import Passage
from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.privacy.rules import shown

_MONTH = "January|February|March|April|May|June|July|August|September|October|November|December"
_YEAR = r"(?<![\w.,/-])20[12]\d(?![\w/-]|[.,]\d)"
_PRODUCT = r"(?<!Visual Studio )"
_DATE = re.compile(
    rf"\b(?:{_MONTH}) (?:of )?20[12]\d\b|{_PRODUCT}{_YEAR}|\b(?:in|of|since) (?:{_MONTH})\b"
)
_MARK = re.compile(r"\[@[^\[\]]{0,200}\]|\[\[[^\[\]]{0,600}\]\]")
_UNDATED = frozenset({"sources", "samples"})


def calendar_dates(scope: Scope) -> Iterator[Flaw]:
    """Yield each month or year in what an entry or a workflow says, citations left out."""
    hint = "Name the release, or say 'not released yet' and name the commit; a citation has dates."
    for passage in scope.passages:
        text = _MARK.sub(lambda mark: " " * len(mark[0]), passage.text)
        if _is_dated(passage) and (found := _DATE.search(text)):
            message = f"{shown(found[0])} is a date, and readers know their release"
            yield passage.flaw(message, hint, found.start())


def _is_dated(passage: Passage) -> bool:
    """Whether the passage describes software; drops and sources have days of their own."""
    if passage.path.startswith(("drops/", "sources/")):
        return False
    return not passage.route or passage.route[0] not in _UNDATED


CHECKS: tuple[Check[Scope], ...] = (Check("FD420", calendar_dates),)
