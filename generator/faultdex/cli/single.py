"""Turn what one input is named by into the answer to it."""

import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from faultdex.cli.log import Log
from faultdex.cli.pack import Pack
from faultdex.cli.terminal import complain
from faultdex.match import scan
from faultdex.model.answer import Answer, Match
from faultdex.model.card import Stub

if TYPE_CHECKING:
    from faultdex.cli.witness import Witness

UNREAD = Answer(complete=False)


def explain_one(pack: Pack, what: str, top: int, witness: "Witness | None" = None) -> Answer:
    """Return the answer to a log, an id or a row of a table; a witness keeps what a log says."""
    try:
        return _found(pack, what, top, witness)
    except OSError as error:
        complain(f"{what}: {error.strerror or error}")
        return UNREAD


def _found(pack: Pack, what: str, top: int, witness: "Witness | None") -> Answer:
    if what == "-" or Path(what).is_file() or Path(what).is_fifo():
        return _read(pack, Log(what), top, witness)
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


def _read(pack: Pack, log: Log, top: int, witness: "Witness | None") -> Answer:
    if log.name == "-" and sys.stdin and sys.stdin.isatty():
        complain("paste the text, then press Ctrl-D on a line of its own")
    chunks = log.chunks()
    first = next(chunks, b"")
    if not first and not log.lost and not witness:
        complain("the input is empty; errors go to standard error, so pipe with 2>&1 |")
    every = chain([first], chunks)
    answer = _scanned(pack, log, witness.through(every) if witness else every, top)
    if witness:
        witness.heard(log)
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
    near = pack.near(what)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return f"{what}: no such file or entry{hint}"
