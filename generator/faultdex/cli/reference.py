"""Collect what this machine's libraries say, and file what was collected."""

from pathlib import Path
from typing import Annotated

import typer

from faultdex.cli.folder import write_whole
from faultdex.cli.terminal import say
from faultdex.verify import pack_collector
from faultdex.verify.collect.command import main as collect_here


def collect(
    *,
    out: Annotated[
        Path,
        typer.Option(metavar="FILE", help="A .json to collect into, or a .pyz that collects."),
    ] = Path("reference.json"),
) -> None:
    """Collect codes, variables and messages from the installed libraries into one file."""
    if out.suffix != ".pyz":
        raise typer.Exit(collect_here([str(out)]))
    write_whole(out, pack_collector())
    say(f"run it where the libraries are: python {out} reference.json")
