"""List the entries, or what the plan still asks for."""

import json
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

import typer

from faultdex.cli.options import Knowledge
from faultdex.pack.locate import open_pack, status_of
from faultdex.terminal import say, visible


class Format(StrEnum):
    """How rows are printed."""

    TEXT = "text"
    JSON = "json"


def list_entries(
    *,
    form: Annotated[Format, typer.Option("--format", help="How to print them.")] = Format.TEXT,
    missing: Annotated[
        bool, typer.Option("--missing", help="List what the plan asks for and no entry covers.")
    ] = False,
    knowledge: Knowledge = None,
) -> None:
    """List the entries, one on a line, or what the plan still asks for."""
    pack = open_pack(knowledge)
    rows = pack.missing() if missing else [card.as_row() for card in pack.cards.values()]
    columns = ("id", "runs", "says") if missing else ("id", "level", "title")
    say(json.dumps(rows, indent=2) if form is Format.JSON else _table(rows, columns))
    raise typer.Exit(status_of(pack))


def _table(rows: Sequence[dict[str, object]], columns: tuple[str, ...]) -> str:
    cells = [[visible(str(row[name])) for name in columns] for row in rows]
    widths = [max((len(row[number]) for row in cells), default=0) for number in range(len(columns))]
    lines = (
        "  ".join(f"{text:{width}}" for text, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    )
    return "\n".join(lines)
