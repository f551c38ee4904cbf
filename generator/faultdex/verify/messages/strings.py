"""Read the texts in a binary, and find the releases whose binaries hold a message."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from faultdex.verify.collect.elf import opened
from faultdex.verify.messages.found import Found, cleaned

Style: TypeAlias = Callable[[str], str]
_SHORTEST, _LONGEST = 10, 600


@dataclass(frozen=True)
class Texts:
    """All texts in the binaries of one release."""

    whole: frozenset[str]

    def hold(self, one: Found) -> bool:
        """Return whether the longest literal of the message is among the texts."""
        return one.literal in self.whole


def texts_of(files: Iterable[Path]) -> Texts:
    """Return the texts of constants in `files`."""
    return Texts(frozenset(text for file in files for text in raw(file)))


def raw(file: Path, section: str = ".rodata") -> Iterator[str]:
    """Yield every text among the constants of `file` that ends with a zero."""
    with opened(file) as own:
        data = own.bytes_of(section) if own else b""
    for text in data.split(b"\x00"):
        if _SHORTEST <= len(text) <= _LONGEST and text.isascii():
            yield text.decode("ascii")


def printed(file: Path, fits: Callable[[str], bool], style: Style) -> Iterator[Found]:
    """Yield the formats in `file` that fit, with their conversions read by `style`."""
    for text in sorted(set(raw(file))):
        message = cleaned(style(text))
        if message and fits(message):
            yield Found(message, file.name)
