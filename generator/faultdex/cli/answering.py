"""Turn what `explain` is asked for into a printed answer and an exit status."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import chain
from pathlib import Path

from faultdex.cli.asked import Asked, Format
from faultdex.cli.explained import Explained
from faultdex.cli.log import Log
from faultdex.cli.pack import Pack
from faultdex.cli.redact import redact
from faultdex.cli.shelf import open_pack, status_of
from faultdex.cli.terminal import complain, say
from faultdex.match import scan
from faultdex.model.answer import Answer, Match
from faultdex.model.card import Stub

UNREAD = Answer(complete=False)
PROSE = {Format.TEXT, Format.MARKDOWN}


def answer(asked: Asked) -> int:
    """Print the answer; return 0 when something matched, 1 when nothing did, 2 at a loss."""
    pack = open_pack(asked.knowledge)
    names = dict.fromkeys(asked.names or ["-"])
    found = [Explained(name, _answer(pack, name, asked.top)) for name in names]
    if asked.form in PROSE and all(one.answer is UNREAD for one in found):
        return 2
    shown = [_redacted(one) for one in found] if asked.redact else found
    told = _form(pack, shown, asked.form)
    if told:
        say(told)
    return status_of(pack, _status(found))


def _answer(pack: Pack, what: str, top: int) -> Answer:
    try:
        return _found(pack, what, top)
    except OSError as error:
        complain(f"{what}: {error.strerror or error}")
        return UNREAD


def _found(pack: Pack, what: str, top: int) -> Answer:
    if what == "-" or Path(what).is_file() or Path(what).is_fifo():
        return _read(pack, Log(what), top)
    card = pack.find(what)
    if card:
        return Answer((Match(card.id, card.title, card.url, 1.0, "root", 1, what),))
    stubs = pack.stubs(what)
    if stubs:
        return Answer(candidates=tuple(_stub(one) for one in stubs[:top]))
    complain(_unknown(pack, what))
    return UNREAD


def _stub(one: Stub) -> Match:
    return Match(one.id, one.title, one.url, 0.5, "candidate", 1, one.says)


def _read(pack: Pack, log: Log, top: int) -> Answer:
    if log.name == "-" and sys.stdin and sys.stdin.isatty():
        complain("paste the text, then press Ctrl-D on a line of its own")
    chunks = log.chunks()
    first = next(chunks, b"")
    if not first and not log.lost:
        complain("the input is empty; errors go to standard error, so pipe with 2>&1 |")
    answer = _scanned(pack, log, chain([first], chunks), top)
    for loss in log.lost:
        complain(loss)
    return replace(answer, complete=not log.lost)


def _scanned(pack: Pack, log: Log, chunks: Iterable[bytes], top: int) -> Answer:
    if log.jobs > 1:
        # Starting processes takes a module that a short text need not wait for.
        parallel = import_module("faultdex.cli.parallel")
        found: Answer = parallel.scan_in_parts(pack.index(), log, top)
        return found
    return scan(pack.index(), chunks, top, count=log.count if log.is_plain else None)


def _unknown(pack: Pack, what: str) -> str:
    if Path(what).is_dir():
        return f"{what}: is a folder; name a file in it"
    near = pack.near(what)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return f"{what}: no such file or entry{hint}"


def _status(found: Sequence[Explained]) -> int:
    if not all(one.answer.complete for one in found):
        return 2
    return 0 if any(one.answer.matches for one in found) else 1


def _redacted(found: Explained) -> Explained:
    answer = replace(
        found.answer,
        matches=tuple(_masked(one) for one in found.answer.matches),
        candidates=tuple(_masked(one) for one in found.answer.candidates),
    )
    return replace(found, answer=answer)


def _masked(match: Match) -> Match:
    captures = {name: redact(text) for name, text in match.captures.items()}
    return replace(match, text=redact(match.text), captures=captures)


def _form(pack: Pack, inputs: Sequence[Explained], form: Format) -> str:
    # The template engine and the painter load only when they are asked for.
    module = import_module(f"faultdex.cli.answer_{form.replace('-', '_')}")
    told: str = module.tell(pack, inputs)
    return told
