"""Run a command line: a plain `explain` at once, every other one by way of typer."""

import sys
from importlib import import_module

from faultdex.cli.guard import Guard


def main() -> None:
    """Run the verb that the command line names, and end with its status."""
    with Guard():
        words = sys.argv[1:]
        asked = (
            import_module("faultdex.cli.asked").plain(words) if words[:1] == ["explain"] else None
        )
        if asked:
            raise SystemExit(import_module("faultdex.cli.answering").answer(asked))
        import_module("faultdex.cli.application").application(words)()
