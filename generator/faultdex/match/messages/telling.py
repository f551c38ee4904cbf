"""Tell whether a text, or the usual line around it, is told from what any program prints."""

import re

from faultdex.match.messages.literal import HOLE, grams, is_identifier, literals, size

# How many literal characters and words a text has that tells by itself.
FEWEST, WORDS = 16, 4
# How many characters of a text are not those of everyday words, unless it is long.
RARE, LONG = 8, 32
_EVERYDAY = """
a all already an and any are argument arguments as at attribute available be been but by call can
cannot class could create current data default device does doesn don empty error exception exist
exists expected fail failed failure file files find for found from function get given got had has
have if import in index input int into invalid is it key length line list load make match memory
message missing module more must name names no non none not null number object of on one only open
operation option or out output parameter path please range read requested required requires result
return returned set should size specified string such support supported than that the this to too
type unable unexpected unknown unsupported up use used valid value values version was when while
with without write wrong you
"""
EVERYDAY = frozenset(_EVERYDAY.split())
# Short names that only software for GPUs prints.
NAMES = frozenset(
    ("cdi", "dcgm", "dgpu", "igpu", "imex", "ldcache", "mig", "mps", "nccl", "nvml", "vgpu")
)
# What ends the names of exceptions, and other prefixes that any program prints.
_ANY_PREFIX = re.compile(
    r"(?:error|exception|warning|warn|fatal|critical|info|^level|^msg)$", re.IGNORECASE
)
# A usual line that begins with any module or class of a library, whose modules print many texts.
_ANY_MODULE = re.compile(r"\w\." + re.escape(HOLE))


def is_telling(text: str) -> bool:
    """Tell whether a text has enough literals, and not only a word or two that any log has."""
    words = _words(text)
    has_words = len(words) >= WORDS or any(map(_is_name, words))
    return size(literals(text)) >= FEWEST and has_words and _is_own(text, words)


def is_specific(form: str) -> bool:
    """Tell whether a usual line begins with more than what any program prints."""
    words = _words(form.replace("{text}", HOLE))
    return any(word.lower() not in EVERYDAY and not _is_any_prefix(word) for word in words)


def is_catch_all(form: str, text: str) -> bool:
    """Tell whether a text with values, after any module's name, fits other texts of its library."""
    return HOLE in text and bool(_ANY_MODULE.search(form)) and not _is_own(text, _words(text))


def _is_own(text: str, words: set[str]) -> bool:
    """Tell whether a text is long, or has more than everyday words."""
    rare = sum(len(word) for word in words if word.lower() not in EVERYDAY)
    is_named = any(word.lower() in NAMES for word in words)
    return is_named or rare >= RARE or size(literals(text)) >= LONG


def _is_any_prefix(word: str) -> bool:
    """Tell whether any program may print a word, such as RuntimeError, but not NVMLError."""
    bare = _ANY_PREFIX.sub("", word)
    return bare != word and bare.lower() not in NAMES


def _is_name(word: str) -> bool:
    return word.lower() in NAMES or is_identifier(word)


def _words(text: str) -> set[str]:
    return {word for part in literals(text) for word in grams(part.text) if " " not in word}
