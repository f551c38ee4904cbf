"""Run a command line: a plain `explain` at once, every other one by way of typer."""

import gc
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from faultdex.cli.guard import Guard

if TYPE_CHECKING:
    from faultdex.cli.asked import Asked

SELDOM = 200_000


def main() -> None:
    """Run the verb that the command line names, and end with its status."""
    with Guard():
        words = sys.argv[1:]
        asked = (
            import_module("faultdex.cli.asked").plain(words) if words[:1] == ["explain"] else None
        )
        if asked:
            raise SystemExit(_answered(asked))
        import_module("faultdex.cli.application").application(words)()


def _answered(asked: "Asked") -> int:
    """Answer, and return the status.

    The index is kept to the end, and what collects garbage would go through it again and again,
    the last time when the program ends: in all a tenth of the time that a short text takes.
    """
    gc.set_threshold(SELDOM)
    status: int = import_module("faultdex.cli.answering").answer(asked)
    gc.freeze()
    return status
