"""Turn a file, a pipe or an archive into bytes of text, and name what could not be read."""

import codecs
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import FileIO
from itertools import chain
from pathlib import Path

from faultdex.logs.decompress import BZIP2, CHUNK, SKIPPED, XZ, ZSTD, unpacked

PART, MOST = 128 << 20, 4
ROOM = 4 << 20
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_PACKED = (b"\x1f\x8b", ZSTD, BZIP2, XZ, b"PK\x03\x04", *SKIPPED)


@dataclass(frozen=True, slots=True)
class Log:
    """A text of unknown size; `lost` fills, while it is read, with what was not read.

    `ends` holds how many lines end before a byte, where that was counted.
    """

    name: str
    lost: list[str] = field(default_factory=list)
    ends: dict[int, int] = field(default_factory=lambda: {0: 0})

    def chunks(self) -> Iterator[bytes]:
        """Yield the text as UTF-8, however broken it is; never raises for what it holds."""
        keep_freed()
        try:
            with _open(self.name) as raw:
                yield from _as_utf8(unpacked(raw, self._lose))
        except OSError as error:
            self._lose(error.strerror or "cannot be read")

    @property
    def is_plain(self) -> bool:
        """Tell whether it can be read again, byte for byte as it is given."""
        if self.name == "-" or not Path(self.name).is_file():
            return False
        try:
            with _open(self.name) as raw:
                return not raw.read(6).startswith((*_PACKED, *_UTF16))
        except OSError:
            return False

    @property
    def jobs(self) -> int:
        """Return how many processes are worth their start to read it."""
        size = Path(self.name).stat().st_size if self.is_plain and hasattr(os, "fork") else 0
        return max(1, min(_processors(), MOST, size // PART))

    def count(self, start: int, end: int) -> int:
        """Return how many lines of a plain log end from byte `start` to byte `end`."""
        ends = 0
        with _open(self.name) as raw:
            raw.seek(start)
            while (left := end - raw.tell()) > 0 and (data := raw.read(min(CHUNK, left))):
                ends += data.count(b"\n")
        if start in self.ends:
            self.ends[end] = self.ends[start] + ends
        return ends

    def ends_before(self, place: int) -> int:
        """Return how many lines of a plain log end before a byte, from the nearest one known."""
        near = min(self.ends, key=lambda known: abs(known - place))
        between = self.count(min(near, place), max(near, place))
        return self.ends[near] + (between if near < place else -between)

    def _lose(self, what: str) -> None:
        loss = f"{self.name}: {what}"
        if loss not in self.lost:
            self.lost.append(loss)


def keep_freed() -> None:
    """Let malloc keep what a chunk leaves when it goes, for the next one.

    It would hand each back and ask for it again, a tenth of the time that half a gigabyte takes,
    until it has seen a larger block freed.
    """
    bytes(ROOM)


def _processors() -> int:
    free = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return free or 1


def _open(name: str) -> FileIO:
    return FileIO(os.dup(sys.stdin.fileno()) if name == "-" else name)


def _as_utf8(chunks: Iterator[bytes]) -> Iterator[bytes]:
    first = next(chunks, b"")
    if not first.startswith(_UTF16):
        yield from chain([first] if first else [], chunks)
        return
    decoder = codecs.getincrementaldecoder("utf-16")("replace")
    for chunk in chain([first], chunks):
        yield decoder.decode(chunk).encode("utf-8", "replace")
    yield decoder.decode(b"", final=True).encode("utf-8", "replace")
