"""Turn an unquoted scalar into its value, where every reader of YAML gives it the same one."""

import re
from functools import lru_cache
from typing import Final

REMEMBERED = 10_000
Scalar = str | int | float | bool | None


class Ambiguous:
    """Mark a scalar that is read differently by different readers."""


AMBIGUOUS: Final = Ambiguous()

_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,14}")
_DECIMAL = re.compile(r"-?(?:0|[1-9][0-9]{0,14})\.[0-9]{1,15}")
_EXPONENT = re.compile(r"-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,20})?[eE][+-]?[0-9]{1,2}")
_WORDS: dict[str, Scalar] = {"true": True, "false": False, "null": None, "": None}
_DISPUTED = re.compile(
    r"""y|n|yes|no|on|off|true|false|null|nan|inf|~|=|<<    # words of YAML 1.1
    |[-+.]?[0-9][-+_.:,0-9e]*                             # numbers, versions, times, dates
    |[-+]?0(?:x[0-9a-f_]+|o[0-7_]+|b[01_]+)
    |[-+]?\.(?:inf|nan)
    |\d{4}-\d\d?-\d\d?[t\s].*""",
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)


@lru_cache(maxsize=REMEMBERED)
def resolve(text: str) -> Scalar | Ambiguous:
    """Return the value of the unquoted `text`; AMBIGUOUS where readers of YAML disagree."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _DECIMAL.fullmatch(text):
        return float(text)
    return AMBIGUOUS if _DISPUTED.fullmatch(text) else text


def resolve_json(text: str) -> Scalar | Ambiguous:
    """Return the value of a bare word of JSON; AMBIGUOUS where it is no finite number."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) or _EXPONENT.fullmatch(text) else AMBIGUOUS
