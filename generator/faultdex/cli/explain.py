"""Name the failures that a log or a pasted text shows."""

import json
import sys
from dataclasses import replace
from enum import StrEnum
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from faultdex.cli.log import Log
from faultdex.cli.pack import Pack
from faultdex.cli.place import Knowledge
from faultdex.cli.redact import redact as mask
from faultdex.cli.shelf import open_pack, status_of
from faultdex.cli.terminal import complain, say
from faultdex.match import explain as explain_lines
from faultdex.model.answer import Answer, Match


class Format(StrEnum):
    """How an answer is printed."""

    TEXT = "text"
    JSON = "json"
    MARKDOWN = "markdown"


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
    pack = open_pack(knowledge)
    answer = _answer(pack, what, top)
    shown = _redacted(answer) if redact else answer
    say(_form(pack, shown, form))
    raise typer.Exit(status_of(pack, _status(answer)))


def _answer(pack: Pack, what: str, top: int) -> Answer:
    if what == "-" or Path(what).is_file() or Path(what).is_fifo():
        return _read(pack, Log(what), top)
    card = pack.find(what)
    if card:
        return Answer((Match(card.id, card.title, card.url, 1.0, "root", 1, what),))
    complain(_unknown(pack, what))
    return Answer(complete=False)


def _read(pack: Pack, log: Log, top: int) -> Answer:
    if log.name == "-" and sys.stdin.isatty():
        complain("paste the text, then press Ctrl-D on a line of its own")
    lines = log.lines()
    first = next(lines, None)
    if first is None and not log.lost:
        complain("the input is empty; errors go to standard error, so pipe with 2>&1 |")
    answer = explain_lines(pack.index(), chain([first or ""], lines), top)
    for loss in log.lost:
        complain(loss)
    return replace(answer, complete=not log.lost)


def _unknown(pack: Pack, what: str) -> str:
    if Path(what).is_dir():
        return f"{what}: is a folder; name a file in it"
    near = pack.near(what)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return f"{what}: no such file or entry{hint}"


def _status(answer: Answer) -> int:
    if not answer.complete:
        return 2
    return 0 if answer.matches else 1


def _redacted(answer: Answer) -> Answer:
    return replace(
        answer,
        matches=tuple(_masked(one) for one in answer.matches),
        candidates=tuple(_masked(one) for one in answer.candidates),
    )


def _masked(match: Match) -> Match:
    captures = {name: mask(text) for name, text in match.captures.items()}
    return replace(match, text=mask(match.text), captures=captures)


def _form(pack: Pack, answer: Answer, form: Format) -> str:
    if form is Format.JSON:
        return json.dumps(answer.as_data(), indent=2)
    # The template engine and the painter load only when they are asked for.
    told: str = import_module(f"faultdex.cli.answer_{form}").tell(pack, answer)
    return told
