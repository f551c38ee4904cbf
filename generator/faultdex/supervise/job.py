"""Run a command to its end, pass signals on, and end as it ended."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import NoReturn

from faultdex.supervise.ending import end_like, in_words, is_success, signal_of
from faultdex.supervise.memory import kills
from faultdex.supervise.output_buffer import OutputBuffer
from faultdex.supervise.pump import Pump
from faultdex.supervise.record import Record
from faultdex.supervise.settings import Settings, duration
from faultdex.supervise.signals import ENDING, Held, hold, is_for_all
from faultdex.supervise.start import start
from faultdex.supervise.streams import ERROR, Channel, fill_missing, open_channels, resize
from faultdex.terminal import complain, nothing

LIMIT = 60.0
STEP = 0.01
SOONEST = 0.05


def run(settings: Settings) -> NoReturn:
    """Run the command, explain its failure, and end with its status or by its signal."""
    missing = fill_missing()
    sys.stderr = sys.stderr or nothing("w")
    held = hold()
    channels = open_channels(missing)
    record = _record(settings, is_shared=len(channels) > 1)
    started = start(settings.command, channels, missing, held.before)
    if started.error:
        complain(f"{settings.command[0]}: {_reason(started.error)}")
        os._exit(started.status)
    job = Job(settings, held, channels, started.pid, record)
    end_like(job.carry_out())


def _record(settings: Settings, *, is_shared: bool) -> Record | None:
    """Return the log that was asked for; the command runs without one where there can be none."""
    if settings.log:
        try:
            return Record(settings.log, settings.command, is_shared=is_shared)
        except OSError as error:
            complain(f"{error.filename or settings.log}: {error.strerror}; there will be no log")
    return None


def _reason(error: OSError) -> str:
    return "command not found" if isinstance(error, FileNotFoundError) else error.strerror or "?"


class Job:
    """A command that runs, what copies its output, and what was kept of it."""

    def __init__(
        self,
        settings: Settings,
        held: Held,
        channels: tuple[Channel, ...],
        pid: int,
        record: Record | None,
    ) -> None:
        """Begin to copy."""
        self.settings, self.held, self.channels, self.pid = settings, held, channels, pid
        self.record = record
        self.buffer = OutputBuffer()
        self.began = monotonic()
        self.kills = kills()
        self.ended: dict[int, int] = {}
        self.reporter = 0
        self.reported = 0.0
        self.is_hurried = False
        self.pumps = [Pump(one, self._keeper(number)) for number, one in enumerate(channels)]

    def carry_out(self) -> int:
        """Wait for the end of the command, explain a failure, and return its wait status."""
        while self.pid not in self.ended:
            self._heed(self._next(self._patience()))
        status = self.ended[self.pid]
        if self.reporter and self.reporter not in self.ended:
            os.kill(self.reporter, signal.SIGKILL)
        self._drain()
        if self.record:
            self.record.close()
        if not self.is_hurried:
            self._complain_of_losses()
            self._explain(status)
            self._leave_behind()
        return status

    @property
    def _is_begun(self) -> bool:
        """Tell whether the cursor of standard error is within a line of the command."""
        return any(ERROR in self.channels[number].numbers for number in self.buffer.begun)

    def _keeper(self, number: int) -> Callable[[bytes], None]:
        def keep(data: bytes) -> None:
            self.buffer.add(number, data)
            if self.record:
                self.record.add(number, data)

        return keep

    def _next(self, patience: float | None) -> "signal.struct_siginfo | None":
        if patience is None:
            return signal.sigwaitinfo(self.held.signals)
        return signal.sigtimedwait(self.held.signals, patience)

    def _patience(self) -> float | None:
        """Return for how long nothing has to happen."""
        quiet = self.settings.quiet_for
        if quiet is None:
            return None
        since = (
            quiet if self.reported == self.buffer.spoke else self.buffer.spoke + quiet - monotonic()
        )
        return max(SOONEST, since)

    def _heed(self, info: "signal.struct_siginfo | None") -> None:
        if info is None:
            self._look_at_silence()
        elif info.si_signo == signal.SIGCHLD:
            self._reap()
        else:
            self._pass_on(info)

    def _reap(self) -> None:
        """Take the status of every child that ended; a container's first process gets orphans."""
        with suppress(ChildProcessError):
            while True:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if not pid:
                    return
                if pid in {self.pid, self.reporter}:
                    self.ended[pid] = status

    def _pass_on(self, info: "signal.struct_siginfo") -> None:
        number = info.si_signo
        if number in ENDING:
            self.buffer.note_end_request()
        if number == signal.SIGWINCH and info.si_pid != os.getpid() and resize(self.channels):
            # The group was told before its terminal had the new size.
            os.killpg(0, signal.SIGWINCH)
        elif not is_for_all(info):
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def _look_at_silence(self) -> None:
        """Report once for each time that the command fell silent."""
        spoke, quiet = self.buffer.spoke, self.settings.quiet_for or 0
        is_busy = self.reporter and self.reporter not in self.ended
        if is_busy or spoke == self.reported or monotonic() - spoke < quiet:
            return
        self.reported = spoke
        text = self.buffer.text()
        self.reporter = self._fork(lambda: self._report_silence(text, monotonic() - spoke))

    def _report_silence(self, text: bytes, silent: float) -> None:
        # Knowledge is loaded only where there is something to explain, and not in this process.
        from faultdex.supervise.report import Left, explain_silence

        name = self.settings.name
        says = f"no output for {duration(silent)}; {name} goes on. Its processes:"
        left = Left(text, says=says, is_begun=self._is_begun)
        explain_silence(self.settings, left, self.pid)

    def _drain(self) -> None:
        """Wait until all that was written is passed on; who wants us to end need not wait."""
        for pump in self.pumps:
            pump.stop()
        while any(pump.thread.is_alive() for pump in self.pumps):
            for pump in self.pumps:
                pump.thread.join(STEP)
            self._hurry(self._next(0))

    def _hurry(self, info: "signal.struct_siginfo | None") -> None:
        if info and info.si_signo == signal.SIGCHLD:
            self._reap()
        self.is_hurried = self.is_hurried or bool(info and info.si_signo in ENDING)

    def _complain_of_losses(self) -> None:
        for pump in self.pumps:
            if pump.lost:
                complain(f"a part of the output could not be written: {pump.lost}")
        if self.record and self.record.lost:
            complain(f"{self.record.path}: the log is not complete: {self.record.lost}")

    def _explain(self, status: int) -> None:
        """Explain a failure in another process, which may take its time but not for ever."""
        if is_success(status) or any(pump.is_refused for pump in self.pumps):
            return
        self.reporter = self._fork(lambda: self._report_failure(status))
        until = monotonic() + LIMIT
        while self.reporter not in self.ended and not self.is_hurried and monotonic() < until:
            self._hurry(self._next(max(0, until - monotonic())))
        if self.reporter not in self.ended:
            os.kill(self.reporter, signal.SIGKILL)
            if not self.is_hurried:
                log = self.record.path if self.record else "LOG"
                complain(f"no answer within {duration(LIMIT)}; run: faultdex explain {log}")

    def _report_failure(self, status: int) -> None:
        from faultdex.supervise.report import Left, explain_failure

        name = self.settings.name
        parts = (f"{name} {in_words(status)} after {duration(monotonic() - self.began)}",)
        says = "; ".join(filter(None, (*parts, kills().since(self.kills))))
        log = self.record.path if self.record and not self.record.lost else None
        buffer = self.buffer
        left = Left(buffer.text(), buffer.is_whole, log, says, signal_of(status), buffer.is_marked)
        explain_failure(self.settings, left._replace(is_begun=self._is_begun))

    def _leave_behind(self) -> None:
        """Go on copying, in the background, for processes that outlive the command."""
        open_ones = [pump for pump in self.pumps if pump.is_open]
        if open_ones and os.getpid() != 1:
            self._fork(lambda: _copy_on(open_ones))

    def _fork(self, act: Callable[[], None]) -> int:
        """Do something in another process, whatever comes of it; return its number."""
        sys.stderr.flush()
        pid = os.fork()
        if pid:
            return pid
        with Fence():
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_SETMASK, self.held.before.mask)
            act()
        os._exit(0)


class Fence:
    """Let no error out of a process that only tells something; what it is goes into one line."""

    def __enter__(self) -> None:
        """Begin to keep errors in."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        """Say what went wrong, unless that was said, and go on."""
        if isinstance(error, Exception):
            complain(f"no answer: {type(error).__name__}: {error}")
        return True


def _copy_on(pumps: list[Pump]) -> None:
    """Copy for each pump until nobody can write any more."""
    others = [pump.drain_beside() for pump in pumps[1:]]
    pumps[0].drain()
    for thread in others:
        thread.join()
