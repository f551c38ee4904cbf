"""Show the answer below the traceback of a cell, in IPython and Jupyter."""

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Protocol

EVENT = "post_run_cell"


class Result(Protocol):
    """What IPython says of a cell that ran."""

    error_before_exec: BaseException | None
    error_in_exec: BaseException | None


class Events(Protocol):
    """Where IPython takes functions to call."""

    def register(self, event: str, function: Callable[[Result], None]) -> None:
        """Have a function called at an event."""

    def unregister(self, event: str, function: Callable[[Result], None]) -> None:
        """Have it called no more; raises ValueError if it was not."""


class Shell(Protocol):
    """The part of IPython's shell that is used here."""

    events: Events


def load_ipython_extension(shell: Shell) -> None:
    """Begin to show answers below tracebacks: `%load_ext faultdex` calls this."""
    unload_ipython_extension(shell)
    shell.events.register(EVENT, _show)


def unload_ipython_extension(shell: Shell) -> None:
    """Show no more answers: `%unload_ext faultdex` calls this."""
    with suppress(ValueError):
        shell.events.unregister(EVENT, _show)


def _show(result: Result) -> None:
    error = result.error_in_exec or result.error_before_exec
    if not isinstance(error, Exception):
        return
    # IPython prints the traceback of what an extension raises below that of the cell.
    with suppress(Exception, SystemExit):
        from faultdex.interface.explain import explain

        answer = explain(error)
        if answer:
            import_module("IPython.display").display(answer)
