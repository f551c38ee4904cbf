"""Turn a command line into a verb, its output and an exit status."""

from faultdex.cli.start import main

__all__ = ["main"]
