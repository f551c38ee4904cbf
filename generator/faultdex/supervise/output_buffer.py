"""Keep of an output of any length what explains a failure: its start, first errors and its end."""

from collections import deque
from collections.abc import Iterator
from math import inf
from threading import Lock
from time import monotonic, perf_counter

HEAD, TAIL = 64 << 10, 1280 << 10
WINDOW, WINDOWS, BEFORE = 64 << 10, 8, 4 << 10
PIECE = 64 << 10
FEW = 8 << 10
OVERHEAD = 128
SHARE, ALLOWANCE = 0.004, 0.02
GRACE = 300.0
ERRORS = (b"rror", b"RROR", b"FATAL")

Piece = tuple[int, bytes | bytearray]


class OutputBuffer:
    """The output of a command, bounded to 2 MiB, as pieces of the channels in order of arrival.

    Of what is older than the end only the start is kept, and what stands around the first words of
    errors. They are looked for in a small share of the time that passes, so that a flood of output
    is not slowed down; `is_whole` tells that nothing is missing. `begun` are the channels whose
    last line has no end yet.
    """

    def __init__(self) -> None:
        """Begin with nothing said."""
        self.size = 0
        self.is_whole = True
        self.begun: set[int] = set()
        self.spoke = self._began = monotonic()
        self._lock = Lock()
        self._mark, self._marked = 0, -inf
        self._recent: deque[Piece] = deque()
        self._held = 0
        self._early: list[Piece | None] = []
        self._head = HEAD
        self._room = 0
        self._windows = WINDOWS
        self._spent = 0.0

    def add(self, channel: int, data: bytes) -> None:
        """Take in what a channel said."""
        with self._lock:
            self.size += len(data)
            (self.begun.discard if data.endswith(b"\n") else self.begun.add)(channel)
            self.spoke = monotonic()
            self._append(channel, data)
            while self._held > TAIL:
                self._evict()

    def note_end_request(self) -> None:
        """Note that the command was asked to end: what it says from here on is no cause."""
        if not self.is_marked:
            self._mark = self.size
        self._marked = monotonic()

    @property
    def is_marked(self) -> bool:
        """Tell whether the command was asked to end, and not so long ago that it went on."""
        return monotonic() - self._marked < GRACE

    def text(self) -> bytes:
        """Return what was kept up to the mark, line by line, a blank line where some is missing."""
        with self._lock:
            beyond = self.size - self._mark if self.is_marked else 0
            recent = _without_end(list(self._recent), beyond)
            return b"".join(_lines([*self._early, *recent]))

    def _append(self, channel: int, data: bytes) -> None:
        """Keep the bytes as they are, or join them to a few that came before."""
        before, last = self._recent[-1] if self._recent else (channel, b"")
        is_joined = isinstance(last, bytearray) and len(last) + len(data) <= PIECE
        if before == channel and is_joined:
            last += data
            self._held += len(data)
        else:
            self._recent.append((channel, data if len(data) > FEW else bytearray(data)))
            self._held += len(data) + OVERHEAD

    def _evict(self) -> None:
        channel, data = piece = self._recent.popleft()
        self._held -= len(data) + OVERHEAD
        if self._head > 0:
            self._early.append(piece)
            self._head -= len(data) + OVERHEAD
        elif self._room > 0:
            self._early.append((channel, data[: self._room]))
            self._room -= len(data) + OVERHEAD
        else:
            self._look(channel, data)

    def _look(self, channel: int, data: bytes | bytearray) -> None:
        """Open a window where the piece holds the word of an error, or else leave it out."""
        place = self._place(data) if self._windows else -1
        if place < 0:
            self._leave_out()
            return
        first = max(0, place - BEFORE)
        if first:
            self._leave_out()
        self._windows -= 1
        self._early.append((channel, data[first : first + WINDOW]))
        self._room = WINDOW - (len(data) - first)

    def _leave_out(self) -> None:
        self.is_whole = False
        if self._early and self._early[-1] is not None:
            self._early.append(None)

    def _place(self, data: bytes | bytearray) -> int:
        began = perf_counter()
        if self._spent > ALLOWANCE + SHARE * (monotonic() - self._began):
            return -1
        places = [place for word in ERRORS if (place := data.find(word)) >= 0]
        self._spent += perf_counter() - began
        return min(places, default=-1)


def _without_end(pieces: list[Piece], count: int) -> list[Piece]:
    """Return the pieces without their last `count` bytes."""
    while pieces and count:
        channel, data = pieces.pop()
        if len(data) > count:
            return [*pieces, (channel, data[:-count])]
        count -= len(data)
    return pieces


def _lines(pieces: list[Piece | None]) -> Iterator[bytes]:
    """Yield the pieces so that no line of one channel is cut by what another one said."""
    begun: dict[int, list[bytes]] = {}
    for piece in pieces:
        if piece is None:
            yield from (_rest(begun), b"\n\n")
            begun = {}
            continue
        channel, data = piece
        whole, _, rest = data.rpartition(b"\n")
        parts = begun.setdefault(channel, [])
        if whole or len(rest) < len(data):
            yield from (*parts, bytes(whole), b"\n")
            parts.clear()
        parts.append(bytes(rest))
    yield _rest(begun)


def _rest(begun: dict[int, list[bytes]]) -> bytes:
    return b"\n".join(filter(None, map(b"".join, begun.values())))
