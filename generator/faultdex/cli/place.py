"""Find the knowledge that a verb works on."""

from pathlib import Path
from typing import Annotated

import typer

from faultdex.cli.terminal import complain

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

_MARKER = "plan.yaml"


def find_knowledge(given: Path | None) -> Path | None:
    """Return `given`, else ./knowledge, else the folder of the checkout; None if there is none."""
    if given:
        return _existing(given)
    checkout = Path(__file__).parents[3] / "knowledge"
    return next((one for one in (Path("knowledge"), checkout) if (one / _MARKER).is_file()), None)


def need_knowledge(given: Path | None) -> Path:
    """Return the knowledge folder; ends with status 2 where there is none."""
    found = find_knowledge(given)
    if found is None:
        complain("no knowledge folder here; run this in a checkout, or name one with --knowledge")
        raise typer.Exit(2)
    return found


def _existing(given: Path) -> Path:
    if not given.is_dir():
        complain(f"{given}: no such folder")
        raise typer.Exit(2)
    return given
