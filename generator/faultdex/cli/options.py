"""Hold the options that several verbs share."""

from pathlib import Path
from typing import Annotated

import typer

from faultdex.cli.complete import ids

Identifier = Annotated[
    str,
    typer.Argument(metavar="ID", help="The id, a former one, or FX0001.", autocompletion=ids),
]
Knowledge = Annotated[
    Path | None,
    typer.Option(
        "--knowledge",
        envvar="FAULTDEX_KNOWLEDGE",
        metavar="DIR",
        help="The knowledge folder; ./knowledge where absent.",
        show_default=False,
    ),
]
