"""Read the command line of `explain`."""

from typing import Annotated

import typer

from faultdex.cli.answering import answer
from faultdex.cli.asked import Asked, Format
from faultdex.cli.options import Knowledge


def explain(
    what: Annotated[
        str, typer.Argument(metavar="[ID|FILE|-]", help="An entry, a log, or - for standard input.")
    ] = "-",
    *,
    form: Annotated[Format, typer.Option("--format", help="How to print it.")] = Format.TEXT,
    top: Annotated[int, typer.Option(min=1, help="How many entries to name at most.")] = 5,
    redact: Annotated[bool, typer.Option(help="Mask secrets in the lines shown.")] = True,
    knowledge: Knowledge = None,
) -> None:
    """Name the failures that a log or a pasted text shows, root causes first.

    Ends with 0 when something matched, 1 when nothing did, 2 when the input was not read whole.
    """
    raise typer.Exit(answer(Asked(what, form, top, redact, knowledge)))
