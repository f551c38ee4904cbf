"""Hold the options that several verbs share."""

from pathlib import Path
from typing import Annotated

from faultdex.cli.command import Argument, Option
from faultdex.cli.complete import ids

Identifier = Annotated[
    str,
    Argument(metavar="ID", help="The id, a former one, or FX0001.", complete=ids),
]
Knowledge = Annotated[
    Path | None,
    Option(
        name="--knowledge",
        variable="FAULTDEX_KNOWLEDGE",
        metavar="DIR",
        help="The knowledge folder; ./knowledge where absent.",
    ),
]
