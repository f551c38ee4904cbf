"""Turn what one input is named by into the answer to it."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from pathlib import Path
from stat import S_ISDIR

from faultdex.answering.options import ExplainOptions
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.logs.buffer import LogBuffer
from faultdex.logs.reader import Log
from faultdex.match import scan
from faultdex.model.answer import Answer, Match, redact_answer
from faultdex.pack.read import Pack
from faultdex.terminal import complain

LONGEST = 200
TEXT = "the output"
UNREAD = Answer(complete=False)


def explain_alone(
    pack: Pack, name: str, options: ExplainOptions, *, is_folder: bool = False
) -> Inputs:
    """Return the answer to one input, and to the job that it is where several ranks speak in it."""
    buffer = LogBuffer(is_alone=not is_folder)
    found = explain_one(pack, name, options.top, buffer)
    is_empty = found.complete and not found.matches and buffer.is_blank
    one = Explained(name, found, is_empty=is_empty)
    return _inputs(pack, one, buffer, options, is_folder=is_folder)


def explain_text(pack: Pack, text: bytes, options: ExplainOptions) -> Inputs:
    """Return the answer to a text in memory of at most 2 MiB, UTF-8 or any bytes much like it."""
    buffer = LogBuffer(is_alone=True)
    found = scan(pack.index(), buffer.through([text]), options.top)
    return _inputs(pack, Explained(TEXT, found), buffer, options)


def _inputs(
    pack: Pack,
    one: Explained,
    buffer: LogBuffer,
    options: ExplainOptions,
    *,
    is_folder: bool = False,
) -> Inputs:
    """Return one answer as it is shown, and the job that it is."""
    found = one.answer
    shown = redact_answer(found) if options.redact and found is not UNREAD else found
    inputs = Inputs((replace(one, answer=shown),), is_folder=is_folder)
    if is_of_several(pack, found):
        # Most logs are of one speaker and need not wait for what several take.
        from faultdex.jobs.split_ranks import split_ranks

        inputs = split_ranks(pack, inputs, buffer, is_redacted=options.redact)
    return inputs


def is_of_several(pack: Pack, found: Answer) -> bool:
    """Tell whether several ranks speak in a log, and what each says may tell more."""
    return len(found.heard) > 1 and not _tells_all(pack, found)


def _tells_all(pack: Pack, found: Answer) -> bool:
    """Tell whether the answer begins with a cause and who said it, which no other error outranks.

    A hint of slowness is no cause of a failure, and nor is what speaks of other ranks.
    """
    causes = [one for one in found.matches if one.role == "root"]
    cards = ((one, pack.cards.get(one.id)) for one in causes)
    named = [one for one, card in cards if card and card.category != "performance"]
    return any(not _is_of_others(one) for one in named)


def _is_of_others(match: Match) -> bool:
    from faultdex.jobs.peer_errors import is_of_others

    return is_of_others(match.text)


def explain_one(pack: Pack, what: str, top: int, buffer: LogBuffer) -> Answer:
    """Return the answer to a log, an id or a row of a table; what tells of a log is `buffer`."""
    try:
        return _found(pack, what, top, buffer)
    except OSError as error:
        complain(f"{what}: {error.strerror or error}")
        return UNREAD


def _found(pack: Pack, what: str, top: int, buffer: LogBuffer) -> Answer:
    if what == "-" or _is_there(what):
        return _read(pack, Log(what), top, buffer)
    card = pack.find(what)
    if card:
        return Answer((Match(card.id, card.title, card.url, 1.0, "root", 1, what),))
    # Most answers are to a text.
    from faultdex.answering.question import answer_to

    answer = answer_to(pack, what, top)
    if answer is None:
        complain(_unknown(pack, what))
    return answer or UNREAD


def _is_there(what: str) -> bool:
    """Tell whether a name is that of something to read; a whole message may be too long for one."""
    with suppress(OSError, ValueError):
        return not S_ISDIR(Path(what).stat().st_mode)
    return False


def _read(pack: Pack, log: Log, top: int, buffer: LogBuffer) -> Answer:
    if log.name == "-" and sys.stdin and sys.stdin.isatty():
        complain("paste the text, then press Ctrl-D on a line of its own")
    chunks = log.chunks()
    first = next(chunks, b"")
    if not first and not log.lost and buffer.is_alone:
        complain("the input is empty; errors go to standard error, so pipe with 2>&1 |")
    answer = _scanned(pack, log, buffer.through(chain([first], chunks)), top)
    buffer.finish(log)
    log.compare()
    for loss in log.lost:
        complain(loss)
    return replace(answer, complete=not log.lost)


def _scanned(pack: Pack, log: Log, chunks: Iterable[bytes], top: int) -> Answer:
    if log.jobs > 1:
        # Starting processes takes a module that a short text need not wait for.
        from faultdex.logs.parallel import scan_in_parts

        return scan_in_parts(pack.index(), log, top)
    return scan(pack.index(), chunks, top, count=log.count if log.is_plain else None)


def _unknown(pack: Pack, what: str) -> str:
    near = pack.near(what)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    text = what if len(what) <= LONGEST else f"{what[:LONGEST]}…"
    return f"{text}: no such file or entry{hint}"
