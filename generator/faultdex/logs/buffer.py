"""Keep of a log, while it is read, what tells later who said what."""

from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress

from faultdex.logs.reader import Log

WHOLE, END = 2 << 20, 256 << 10


class LogBuffer:
    """The bytes of a log that is read: all of a short one, and the end of a long one.

    `is_alone` tells that no other log is read, and `log` is what was read, if anything was.
    """

    def __init__(self, *, is_alone: bool = False) -> None:
        """Begin with nothing read."""
        self.is_alone = is_alone
        self.is_whole = True
        self.log: Log | None = None
        self._chunks: deque[bytes] = deque()
        self._size = self._end = 0

    def through(self, chunks: Iterable[bytes]) -> Iterator[bytes]:
        """Yield the chunks as they are, and keep what matters of them."""
        for chunk in chunks:
            self.keep(chunk)
            yield chunk

    def keep(self, chunk: bytes) -> None:
        """Take in the next bytes."""
        self._chunks.append(chunk)
        self._size += len(chunk)
        self._end += len(chunk)
        self.is_whole = self.is_whole and self._size <= WHOLE
        while not self.is_whole and self._size - len(self._chunks[0]) >= END:
            self._size -= len(self._chunks.popleft())

    def finish(self, log: Log) -> None:
        """Note that a log was read; of one that did not come through here read the end."""
        self.log = log
        if not self._size and log.is_plain:
            with suppress(OSError):
                size = log.size
                self.keep(log.window(max(0, size - END)).read(END))
                self.is_whole, self._end = size <= END, size

    @property
    def is_blank(self) -> bool:
        """Tell whether a log was read to its end and holds nothing but white space."""
        return self.log is not None and self.is_whole and not self.data.strip()

    @property
    def data(self) -> bytes:
        """Return what was kept."""
        data = b"".join(self._chunks)
        return data if self.is_whole else data[-END:]

    @property
    def first(self) -> int | None:
        """Return the number of the line in which what was kept begins, where it can be told."""
        if self.is_whole:
            return 1
        is_plain = self.log and self.log.is_plain
        return 1 + self.log.ends_before(self._end - END) if self.log and is_plain else None
