"""Copy what a command writes to where it would have gone, byte for byte, and hand on a copy."""

import os
import select
from collections.abc import Callable
from threading import Thread

from faultdex.supervise.streams import Channel, waiting_bytes

CHUNK = 64 << 10
LINGER = 50


class Pump:
    """A thread that copies one channel until nobody can write to it, or until it is told to stop.

    `is_open` tells that somebody may still write, `is_refused` that our reader went away, and
    `lost` why bytes could not be written, if any could not.
    """

    def __init__(self, channel: Channel, keep: Callable[[bytes], None]) -> None:
        """Begin to copy."""
        self.channel = channel
        self.is_open = True
        self.is_refused = False
        self.lost = ""
        self._keep = keep
        self._ear, self._bell = os.pipe()
        self._left: int | None = None
        self.thread = Thread(target=self._run, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Have it copy what was written by now, and end."""
        os.write(self._bell, b"\0")

    def drain(self) -> None:
        """Copy until nobody can write any more."""
        if self.is_open:
            self._left = None
            self._copy(self._poller(heeds_bell=False))

    def drain_beside(self) -> Thread:
        """Do so in another thread."""
        thread = Thread(target=self.drain)
        thread.start()
        return thread

    def _run(self) -> None:
        self._copy(self._poller(heeds_bell=True))

    def _poller(self, *, heeds_bell: bool) -> "select.poll":
        poller = select.poll()
        poller.register(self.channel.source, select.POLLIN)
        if heeds_bell:
            poller.register(self._ear, select.POLLIN)
        return poller

    def _copy(self, poller: "select.poll") -> None:
        while self._is_more(poller):
            data = self._read()
            if data is None:
                continue
            if not data or not self._write(data):
                self.is_open = False
                os.close(self.channel.source)
                return

    def _is_more(self, poller: "select.poll") -> bool:
        """Wait for something to read; tell whether it is to be read."""
        if self._left is None:
            events = dict(poller.poll())
            if self._ear in events:
                self._left = max(1, waiting_bytes(self.channel.source))
                poller.unregister(self._ear)
            if self.channel.source in events:
                return True
        # A terminal shows what was written a moment later.
        return self._left is None or (self._left > 0 and bool(poller.poll(LINGER)))

    def _read(self) -> bytes | None:
        """Return what is there, nothing at the end, and None where it is not there yet."""
        try:
            data = os.read(self.channel.source, CHUNK)
        except BlockingIOError:
            return None
        except OSError:
            # A terminal that nobody has open any more.
            return b""
        if self._left is not None:
            self._left -= len(data)
        return data

    def _write(self, data: bytes) -> bool:
        """Write all of it, and tell whether more can be written."""
        # Kept first: who reads a line and interrupts us at once wants that line explained.
        self._keep(data)
        rest = data
        while rest:
            try:
                rest = rest[os.write(self.channel.target, rest) :]
            except BlockingIOError:
                self._wait()
            except OSError as error:
                if isinstance(error, BrokenPipeError) or self.channel.is_terminal:
                    self.is_refused = True
                    return False
                self.lost = error.strerror or str(error)
                break
        return True

    def _wait(self) -> None:
        """Wait until a target that does not block takes more."""
        poller = select.poll()
        poller.register(self.channel.target, select.POLLOUT)
        poller.poll()
