"""List the entries, or what the plan still asks for."""

import json
from collections.abc import Sequence
from typing import Annotated

from faultdex.cli.command import Option
from faultdex.cli.options import Knowledge
from faultdex.model.card import Card
from faultdex.pack.locate import open_pack, status_of
from faultdex.pack.read import Pack
from faultdex.strenum import StrEnum
from faultdex.terminal import say, visible


class Format(StrEnum):
    """How rows are printed."""

    TEXT = "text"
    JSON = "json"


def list_entries(
    *,
    form: Annotated[Format, Option(name="--format", help="How to print them.")] = Format.TEXT,
    missing: Annotated[
        bool, Option(name="--missing", help="List what the plan asks for and no entry covers.")
    ] = False,
    knowledge: Knowledge = None,
) -> None:
    """List the entries, one on a line, or what the plan still asks for.

    --setup "torch 2.6, A100" adds what each entry is to that setup, as FAULTDEX_SETUP does.
    """
    pack = open_pack(knowledge)
    rows = pack.missing() if missing else [_row(pack, card) for card in pack.cards.values()]
    listed = ("id", "level", "yours", "title") if pack.setup else ("id", "level", "title")
    columns = ("id", "runs", "says") if missing else listed
    say(json.dumps(rows, indent=2) if form is Format.JSON else _table(rows, columns))
    raise SystemExit(status_of(pack))


def _row(pack: Pack, card: Card) -> dict[str, object]:
    yours = pack.yours(card.id)
    state = {"yours": yours.state.value if yours else ""} if pack.setup else {}
    return {**card.as_row(), **state}


def _table(rows: Sequence[dict[str, object]], columns: tuple[str, ...]) -> str:
    cells = [[visible(str(row[name])) for name in columns] for row in rows]
    widths = [max((len(row[number]) for row in cells), default=0) for number in range(len(columns))]
    lines = (
        "  ".join(f"{text:{width}}" for text, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    )
    return "\n".join(lines)
