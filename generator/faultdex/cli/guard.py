"""Turn whatever goes wrong into one line on standard error and a true exit status."""

import os
from types import TracebackType

from faultdex.cli.terminal import complain

INTERRUPTED = 130
FAILED = 2


class Guard:
    """Keep tracebacks from users; FAULTDEX_TRACEBACK=1 lets them through."""

    def __enter__(self) -> None:
        """Begin to guard."""

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
