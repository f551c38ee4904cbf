"""Turn a file, a pipe or an archive into bytes of text, and name what could not be read."""

import codecs
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from io import FileIO
from itertools import chain
from pathlib import Path

from faultdex.logs.decompress import BZIP2, CHUNK, SKIPPED, XZ, ZSTD, Source, unpacked

PART, MOST = 128 << 20, 4
ROOM = 4 << 20
HEAD = 4096
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_PACKED = (b"\x1f\x8b", ZSTD, BZIP2, XZ, b"PK\x03\x04", *SKIPPED)


class Window:
    """What stands in an open file from a byte on; others may read the same file meanwhile."""

    def __init__(self, file: FileIO, start: int = 0) -> None:
        """Begin at byte `start`."""
        self.file = file
        self.place = start

    def read(self, size: int) -> bytes:
        """Return at most `size` bytes, empty at the end; raises OSError."""
        if hasattr(os, "pread"):
            data = os.pread(self.file.fileno(), size, self.place)
        else:
            self.file.seek(self.place)
            data = self.file.read(size) or b""
        self.place += len(data)
        return data


@dataclass(slots=True)
class Log:
    """A text of unknown size; `lost` fills, while it is read, with what was not read.

    A file is opened once, so that a new file under its name does not mix with it.
    `ends` holds how many lines end before a byte, where that was counted.
    """

    name: str
    lost: list[str] = field(default_factory=list)
    ends: dict[int, int] = field(default_factory=lambda: {0: 0})
    _file: FileIO | None = None
    _head: bytes = b""

    def chunks(self) -> Iterator[bytes]:
        """Yield the text as UTF-8, however broken it is; never raises for what it holds."""
        keep_freed()
        try:
            yield from _as_utf8(unpacked(self._raw(), self._lose))
        except OSError as error:
            self._lose(error.strerror or "cannot be read")

    def window(self, start: int = 0) -> Window:
        """Return what stands in a file from byte `start` on; raises OSError."""
        if self._file is None:
            self._file = FileIO(self.name)
            self._head = Window(self._file).read(HEAD)
        return Window(self._file, start)

    def compare(self) -> None:
        """Say whether the file was overwritten, not replaced, since it was opened."""
        with suppress(OSError):
            if self._file and Window(self._file).read(len(self._head)) != self._head:
                self._lose("it was overwritten while it was read; read it again")

    def __del__(self) -> None:
        """Close the file with the last use of the log."""
        if self._file:
            self._file.close()

    def _raw(self) -> Source:
        if self.name == "-":
            return FileIO(os.dup(sys.stdin.fileno()))
        return self.window() if Path(self.name).is_file() else FileIO(self.name)

    @property
    def is_plain(self) -> bool:
        """Tell whether it can be read again, byte for byte as it is given."""
        if self.name == "-" or not Path(self.name).is_file():
            return False
        try:
            return not self.window().read(6).startswith((*_PACKED, *_UTF16))
        except OSError:
            return False

    @property
    def size(self) -> int:
        """Return how many bytes a file holds by now; raises OSError."""
        return os.fstat(self.window().file.fileno()).st_size

    @property
    def jobs(self) -> int:
        """Return how many processes are worth their start to read it."""
        size = self.size if self.is_plain and hasattr(os, "fork") else 0
        return max(1, min(processors(), MOST, size // PART))

    def count(self, start: int, end: int) -> int:
        """Return how many lines of a plain log end from byte `start` to byte `end`."""
        ends = 0
        raw = self.window(start)
        while (left := end - raw.place) > 0 and (data := raw.read(min(CHUNK, left))):
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


@cache
def keep_freed() -> None:
    """Let malloc keep what a chunk leaves when it goes, for the next one; once is enough.

    It would hand each back and ask for it again, a tenth of the time that half a gigabyte takes,
    until it has seen a larger block freed.
    """
    bytes(ROOM)


def processors() -> int:
    """Return how many processors this process may use."""
    free = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return free or 1


def _as_utf8(chunks: Iterator[bytes]) -> Iterator[bytes]:
    first = next(chunks, b"")
    if not first.startswith(_UTF16):
        yield from chain([first] if first else [], chunks)
        return
    decoder = codecs.getincrementaldecoder("utf-16")("replace")
    for chunk in chain([first], chunks):
        yield decoder.decode(chunk).encode("utf-8", "replace")
    yield decoder.decode(b"", final=True).encode("utf-8", "replace")
