"""Turn chunks of bytes that no line knows of into whole lines, many at a time."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from faultdex.match.window import MARGIN, margin

CHUNK = 64 << 10
SEAM = 1 << 10


@dataclass(frozen=True, slots=True)
class Piece:
    """Whole lines: what the chunk before left over, and this chunk up to its last line end.

    `place` counts the bytes before it, of which `above` holds the last lines; `seam` joins the two
    chunks.
    """

    place: int
    above: bytes
    rest: bytes
    chunk: bytes
    end: int
    seam: bytes

    @property
    def whole(self) -> bytes:
        """Return the bytes of the lines."""
        return self.rest + self.chunk[: self.end]

    @property
    def margin(self) -> bytes:
        """Return the last of the lines, as few as may belong to a line that is cut after them."""
        return margin(self.chunk, self.end) if self.end > MARGIN else margin(self.whole)

    @property
    def head(self) -> int:
        """Return at which byte of the chunk the lines end that what is above may belong to."""
        return self._after(MARGIN)

    @property
    def opening(self) -> bytes:
        """Return the lines up to the head, with those after them that may belong to them."""
        return self.rest + self.chunk[: self._after(self.head + MARGIN)]

    @property
    def later(self) -> int:
        """Return how many bytes of the opening come after the head."""
        return self._after(self.head + MARGIN) - self.head

    def _after(self, place: int) -> int:
        """Return where the line ends that holds a byte of the chunk."""
        return self.chunk.find(b"\n", place, self.end) + 1 or self.end


def pieces(place: int, chunks: Iterable[bytes]) -> Iterator[Piece]:
    """Yield the lines, many at a time; a line without end comes in parts that overlap."""
    above = rest = last = b""
    for chunk in _large(chunks):
        end = chunk.rfind(b"\n") + 1
        piece = Piece(place, above, rest, chunk, end or len(chunk), last[-SEAM:] + chunk[:SEAM])
        yield piece
        place += len(rest) + (end or len(chunk))
        above, rest = piece.margin, chunk[end or -SEAM :]
        place -= 0 if end else len(rest)
        last = chunk
    yield Piece(place, above, rest, b"", 0, b"")


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
