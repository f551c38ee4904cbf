"""Show the answer below the traceback of an error that nothing catches."""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TextIO, TypeAlias

OPT_OUT = "FAULTDEX_HOOK"

Hook: TypeAlias = Callable[[type[BaseException], BaseException, TracebackType | None], object]
ThreadHook: TypeAlias = Callable[[threading.ExceptHookArgs], object]

_former: list[tuple[Hook, ThreadHook]] = []


def install() -> None:
    """Have answers shown below the tracebacks of errors that nothing catches, in every thread.

    The traceback is printed first, by the hook that was there before, and the answer after it, on
    standard error; there is none for KeyboardInterrupt, SystemExit and errors that no entry
    explains. Nothing of Faultdex is loaded before an error. A second call changes nothing, and
    nothing happens at all where the environment has FAULTDEX_HOOK=0.
    """
    if _former or os.environ.get(OPT_OUT) == "0":
        return
    _former.append((sys.excepthook, threading.excepthook))
    sys.excepthook = _hook
    threading.excepthook = _thread_hook


def uninstall() -> None:
    """Put back the hooks that were there before; hooks that came on top of ours stay."""
    for hook, thread_hook in _former[:1]:
        if sys.excepthook is _hook:
            sys.excepthook = hook
        if threading.excepthook is _thread_hook:
            threading.excepthook = thread_hook
        _former.clear()


def _hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    try:
        (_former[0][0] if _former else sys.__excepthook__)(kind, error, trace)
    finally:
        tell(error, sys.stderr)


def _thread_hook(arguments: threading.ExceptHookArgs) -> None:
    try:
        (_former[0][1] if _former else threading.__excepthook__)(arguments)
    finally:
        tell(arguments.exc_value, sys.stderr)


def tell(error: BaseException | None, stream: TextIO | None) -> None:
    """Print the answer to an error, if there is one; never raises.

    Whatever may go wrong here, such as a full disk or an interpreter that is ending, the program
    has printed its own traceback, and that counts.
    """
    if stream is None or not isinstance(error, Exception):
        return
    with suppress(Exception, SystemExit, KeyboardInterrupt):
        stream.flush()
        # The index loads only now.
        from faultdex.interface.explain import explain

        answer = explain(error)
        if answer:
            has_code = not os.environ.get("FAULTDEX_NO_CODE")
            text = answer.to_text(is_colored=_is_colored(stream), has_code=has_code)
            stream.write(f"\n{text}\n")
            stream.flush()


def _is_colored(stream: TextIO) -> bool:
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream.isatty() and not plain
