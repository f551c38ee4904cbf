"""Run a command line: a plain `explain` at once, every other one by way of click.

Whatever goes wrong ends as one line on standard error and a true exit status.
"""

import gc
import os
import signal
import sys
from errno import EBADF
from io import TextIOWrapper
from types import TracebackType
from typing import TYPE_CHECKING

from faultdex.terminal import complain, nothing

if TYPE_CHECKING:
    from faultdex.answering.options import ExplainOptions

INTERRUPTED = 130
FAILED = 2
SWITCHES = {"--no-code": "FAULTDEX_NO_CODE", "--open": "FAULTDEX_OPEN"}
SELDOM = 200_000
TAKING = ("explain", "show", "list")


def main() -> None:
    """Run the verb that the command line names, and end with its status."""
    with Guard():
        words = sys.argv[1:]
        if words[:1] == ["run"]:
            _run(words)
        _mend_streams()
        _take_switches()
        _take_setup()
        words = sys.argv[1:]
        options = _plain(words) if words[:1] == ["explain"] else None
        if options:
            raise SystemExit(_answered(options))
        # What reads every other command line takes longer to load than a text to be explained.
        from faultdex.cli.application import run

        raise SystemExit(run(words))


def _mend_streams() -> None:
    """Have three streams that take any text; raises OSError where the answer has nowhere to go."""
    sys.stdin = sys.stdin or nothing("r")
    sys.stderr = sys.stderr or nothing("w")
    if sys.stdout is None:
        raise OSError(EBADF, os.strerror(EBADF), "output")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _take_switches() -> None:
    """Turn each switch into its variable: a verb has as many options as it may."""
    for switch, variable in SWITCHES.items():
        if sys.argv[1:2] == ["explain"] and switch in sys.argv:
            sys.argv.remove(switch)
            os.environ[variable] = "1"


def _take_setup() -> None:
    """Turn the option of three verbs into its variable, as the one before."""
    if any(verb in TAKING for verb in sys.argv[1:2]) and "--setup" in sys.argv[:-1]:
        place = sys.argv.index("--setup")
        os.environ["FAULTDEX_SETUP"] = sys.argv[place + 1]
        del sys.argv[place : place + 2]


def _run(words: list[str]) -> None:
    """Run a command, and do not return; click gets what is not plain."""
    from faultdex.cli.wrap import plain

    settings = plain(words)
    if settings:
        from faultdex.supervise.job import run

        run(settings)


def _plain(words: list[str]) -> "ExplainOptions | None":
    from faultdex.cli.answer import plain

    return plain(words)


def _answered(options: "ExplainOptions") -> int:
    """Answer, and return the status.

    The index is kept to the end, and what collects garbage would go through it again and again,
    the last time when the program ends: in all a tenth of the time that a short text takes.
    """
    from faultdex.cli.answer import answer

    gc.set_threshold(SELDOM)
    status = answer(options)
    gc.freeze()
    return status


class Guard:
    """Keep tracebacks from users; FAULTDEX_TRACEBACK=1 lets them through."""

    def __enter__(self) -> None:
        """Begin to guard."""
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the program with the status that `error` deserves."""
        if error is None or isinstance(error, SystemExit) or os.environ.get("FAULTDEX_TRACEBACK"):
            return
        raise SystemExit(settle(error)) from None


def settle(error: BaseException) -> int:
    """Say in one line what `error` is, unless it is the user's wish; return the status."""
    match error:
        case KeyboardInterrupt():
            return INTERRUPTED
        case OSError():
            complain(f"{error.filename or 'output'}: {error.strerror or error}")
        case _:
            complain(f"internal error: {type(error).__name__}: {error}")
            complain("please report it; FAULTDEX_TRACEBACK=1 shows where it happened")
    return FAILED
