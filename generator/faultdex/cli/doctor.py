"""Look at this machine, and print one line for each part: OK, or the entry to read."""

import json
from typing import Annotated

from faultdex.cli.command import Option
from faultdex.cli.listing import Format
from faultdex.cli.options import Knowledge
from faultdex.doctor import Here, Line, examine
from faultdex.pack.locate import open_pack
from faultdex.terminal import say, visible

SCHEMA = 1


def doctor(
    *,
    python: Annotated[
        str | None,
        Option(name="--python", metavar="FILE", help="The Python of your job, if it is another."),
    ] = None,
    form: Annotated[Format, Option(name="--format", help="How to print it.")] = Format.TEXT,
    knowledge: Knowledge = None,
) -> None:
    """Look at driver, devices, containers, toolkit, torch and extensions of this machine.

    Needs no GPU, no torch and no root, and each probe has a time limit.
    Ends with 1 when a line names an entry to read.
    """
    cards = open_pack(knowledge).cards
    urls = {name: card.url for name, card in cards.items()}
    lines = examine(Here(), python)
    say(_as_json(lines, urls) if form is Format.JSON else "\n".join(map(_as_text, lines)))
    raise SystemExit(int(any(line.entry for line in lines)))


def _as_text(line: Line) -> str:
    advice = f"  ->  faultdex show {line.entry}" if line.entry else ""
    return visible(f"{'READ' if line.entry else 'OK':4}  {line.part:10} {line.says}{advice}")


def _as_json(lines: tuple[Line, ...], urls: dict[str, str]) -> str:
    rows = [
        {
            "part": line.part,
            "ok": line.entry is None,
            "says": line.says,
            "entry": line.entry,
            "url": urls.get(line.entry or ""),
        }
        for line in lines
    ]
    return json.dumps({"schema": SCHEMA, "complete": True, "lines": rows}, indent=2)
