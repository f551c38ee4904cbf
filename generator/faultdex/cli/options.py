"""Hold the options that several verbs share."""

from pathlib import Path
from typing import Annotated

import typer

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
