"""Turn a command line into a verb, its output and an exit status."""

from faultdex.cli.application import main

__all__ = ["main"]
