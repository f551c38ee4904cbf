"""Find characters that are not what a reader sees."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw

_UNSEEN = re.compile(
    "[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u2000-\u200f"
    "\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_FOREIGN = re.compile(r"[A-Za-z]*[^\W\d_A-Za-z][^\W\d_]*")
_ALIKE = ("ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LISU", "LATIN LETTER SMALL")


def unseen_characters(scope: Scope) -> Iterator[Flaw]:
    """Yield each invisible or direction-changing character."""
    hint = "Remove it, or write an ordinary space."
    for span in scope.spans:
        if not span.text.isascii():
            for found in _UNSEEN.finditer(span.text):
                message = f"invisible character U+{ord(found[0]):04X}"
                yield span.flaw(message, hint, found.start())


def alike_letters(scope: Scope) -> Iterator[Flaw]:
    """Yield each word with letters that look like others; a Greek letter alone is a symbol."""
    hint = "Write it in Latin letters; the micro sign is U+00B5."
    for span in scope.spans:
        if not span.text.isascii() and any(map(_is_alike, {*span.text})):
            for found in _FOREIGN.finditer(span.text):
                if letter := _disguised(found[0]):
                    message = f"a letter that looks like another: U+{ord(letter):04X}"
                    yield span.flaw(message, hint, found.start())


def _disguised(word: str) -> str:
    return "" if len(word) == 1 else next(filter(_is_alike, word), "")


@cache
def _is_alike(letter: str) -> bool:
    if letter.isascii() or not letter.isalnum():
        return False
    plain = unicodedata.normalize("NFKC", letter)
    return plain.isascii() or unicodedata.name(letter, "").startswith(_ALIKE)


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD421", unseen_characters),
    Check("FD422", alike_letters),
)
