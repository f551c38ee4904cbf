"""Say in words which releases a range of versions holds."""

from collections.abc import Iterable

from packaging.specifiers import SpecifierSet

_WORDS = {
    ">=": "{} or newer",
    ">": "newer than {}",
    "<=": "{} or older",
    "<": "older than {}",
    "==": "{}",
    "~=": "{} or a later patch of it",
    "!=": "not {}",
}
_ORDER = tuple(_WORDS)


def releases_of(component: str, specifier: str) -> str:
    """Return a range in words: torch 2.7 or newer, older than 2.11."""
    ends = sorted(SpecifierSet(specifier), key=lambda one: _ORDER.index(one.operator))
    words = (_WORDS[one.operator].format(one.version.removesuffix(".*")) for one in ends)
    return f"{component} {', '.join(words)}"


def wording_of(versions: Iterable[tuple[str, str]]) -> str:
    """Return what a wording tells of the reader's releases; nothing where no range is known."""
    words = " and ".join(releases_of(*one) for one in versions)
    return f"this wording is from {words}" if words else ""
