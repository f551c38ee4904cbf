"""Read the sections of a shared library, and the texts in them."""

from __future__ import annotations

import mmap
import re
import struct
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_MAGIC = b"\x7fELF\x02\x01"  # 64 bits, little-endian
_HEADER = struct.Struct("<IIQQQQIIQQ")
_X86_64 = 62
_NOTE = 16  # size of the head of a note whose name is GNU
# An operand that is an address relative to the next instruction: its kind, then four bytes.
_RELATIVE = re.compile(rb"[\x05\x0d\x15\x1d\x25\x2d\x35\x3d](?=(....))", re.DOTALL)
_TEXT = re.compile(rb"[\x09\x0a\x20-\x7e]{4,2000}\x00")


@dataclass(frozen=True)
class Section:
    """One section: its name, its address in memory, its place and size in the file."""

    name: str
    address: int
    start: int
    size: int


@dataclass(frozen=True)
class Library:
    """A mapped shared library."""

    data: mmap.mmap
    sections: tuple[Section, ...]

    @property
    def is_x86_64(self) -> bool:
        """Return whether its machine code is that of x86-64."""
        return int.from_bytes(self.data[18:20], "little") == _X86_64

    @property
    def build(self) -> str:
        """Return the identity that the linker gave it; empty where there is none."""
        note = self.bytes_of(".note.gnu.build-id")
        return note[_NOTE:].hex()

    def named(self, *starts: str) -> Iterator[Section]:
        """Yield the sections whose name starts with one of `starts`."""
        return (one for one in self.sections if one.name.startswith(starts))

    def bytes_of(self, *starts: str) -> bytes:
        """Return the content of those sections, one after the other."""
        parts = (self.data[one.start : one.start + one.size] for one in self.named(*starts))
        return b"\x00".join(parts)

    def texts(self) -> Iterator[str]:
        """Yield every text of at least four letters that ends with a zero."""
        for found in _TEXT.finditer(self.bytes_of(".rodata", ".data")):
            yield found[0][:-1].decode()

    def referred(self, places: set[int]) -> set[int]:
        """Return those addresses to which code or a table of pointers refers.

        All of them where the machine code is of a kind that cannot be read here.
        """
        if not self.is_x86_64:
            return places
        pointers = self.bytes_of(".rela.dyn", ".data.rel.ro")
        told = {one for one in places if one.to_bytes(8, "little") in pointers}
        return told.union(*(self._reached(code, places) for code in self.named(".text")))

    def _reached(self, code: Section, places: set[int]) -> set[int]:
        data = self.data[code.start : code.start + code.size]
        after = code.address + 4
        ends = (
            after + found.start(1) + struct.unpack("<i", found[1])[0]
            for found in _RELATIVE.finditer(data)
        )
        return places.intersection(ends)


@contextmanager
def opened(path: Path) -> Iterator[Library | None]:
    """Map the library at `path`; None where it is of no kind that is known."""
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        yield Library(data, tuple(_sections(data))) if data[:6] == _MAGIC else None


def _sections(data: mmap.mmap) -> Iterator[Section]:
    start = struct.unpack_from("<Q", data, 0x28)[0]
    size, count, names = struct.unpack_from("<HHH", data, 0x3A)
    heads = [_HEADER.unpack_from(data, start + size * number) for number in range(count)]
    table = heads[names][4]
    for name, _, _, address, place, length, *_ in heads:
        first = table + name
        label = data[first : data.find(b"\x00", first)].decode("ascii", "replace")
        yield Section(label, address, place, length)
