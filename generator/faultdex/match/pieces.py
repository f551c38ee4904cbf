"""Turn chunks of bytes that no line knows of into whole lines, many at a time."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

CHUNK = 64 << 10
SEAM = 1 << 10


@dataclass(frozen=True, slots=True)
class Piece:
    """Whole lines: what the chunk before left over, and this chunk up to its last line end.

    `place` counts the bytes before it; `seam` joins the two chunks.
    """

    place: int
    rest: bytes
    chunk: bytes
    end: int
    seam: bytes

    @property
    def whole(self) -> bytes:
        """Return the bytes of the lines."""
        return self.rest + self.chunk[: self.end]

    @property
    def opening(self) -> bytes:
        """Return the first of the lines, with those that the chunk before began."""
        return self.rest + self.chunk[: min(self.chunk.find(b"\n", SEAM) + 1 or self.end, self.end)]


def pieces(place: int, chunks: Iterable[bytes]) -> Iterator[Piece]:
    """Yield the lines, many at a time; a line without end comes in parts that overlap."""
    rest = last = b""
    for chunk in _large(chunks):
        end = chunk.rfind(b"\n") + 1
        yield Piece(place, rest, chunk, end or len(chunk), last[-SEAM:] + chunk[:SEAM])
        place += len(rest) + (end or len(chunk))
        rest = chunk[end or -SEAM :]
        place -= 0 if end else len(rest)
        last = chunk
    yield Piece(place, rest, b"", 0, b"")


def _large(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the same bytes in chunks that are not small."""
    small: list[bytes] = []
    size = 0
    for chunk in chunks:
        small.append(chunk)
        size += len(chunk)
        if size >= CHUNK:
            yield b"".join(small)
            small, size = [], 0
    if small:
        yield b"".join(small)
