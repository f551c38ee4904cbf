"""Turn answers into words for a person in a hurry."""

from collections.abc import Iterable, Iterator

from faultdex.jobs.inputs import Inputs
from faultdex.model.answer import Answer, Known, Match, UnmatchedError
from faultdex.output.advice import rows
from faultdex.output.block import CODE, Block
from faultdex.output.format_speakers import format_speakers
from faultdex.pack.read import Pack
from faultdex.terminal import one_line, visible

REPORT = "https://github.com/faultdex/faultdex/issues/new/choose"
WORKFLOWS = "https://faultdex.dev/workflows/"
UNEXPLAINED = "An error that no entry explains"
_ROLES = {
    "root": "root cause",
    "symptom": "symptom; its cause may stand elsewhere in the text",
    "echo": "echo of another failure",
    "others": "speaks of other ranks; look there for its cause",
    "candidate": "not sure",
    "probable": "probable by its words; no message of it stands here, so compare it first",
}


def blocks(pack: Pack, inputs: Inputs) -> Iterator[Block]:
    """Yield what is said of each input."""
    for one in inputs.every:
        if inputs.are_several:
            yield Block(f"In {one_line(one.name)}", ())
        if one.is_empty:
            yield _empty(one.name)
        else:
            yield from blocks_of(pack, one.answer, alone=len(inputs.every) == 1)


def blocks_of(pack: Pack, answer: Answer, *, alone: bool) -> Iterator[Block]:
    """Yield what is said of one answer; with advice where it stands `alone`."""
    if answer.own_leads and answer.unexplained:
        yield _own(answer, alone=alone and not answer.matches and not answer.known)
    elif not answer.matches and not answer.known:
        if not answer.probable:
            yield _nothing(answer, alone=alone)
    elif all(match.role == "echo" for match in answer.matches) and not answer.known:
        yield _follow_on(answer)
    rows = [known(row, answer) for row in answer.known]
    first = [_first(pack, match) for match in answer.matches[:1]]
    yield from (*first, *rows) if leads(answer) else (*rows, *first)
    also = (*map(row, answer.matches[1:]), *_later(answer))
    if also:
        yield Block("Also in this text", also)
    yield from (_first(pack, match) for match in answer.probable)
    if answer.unlikely:
        yield near(answer, answer.unlikely)


_WARNED = "The program goes on after it; look for an error further down, or in other logs."
_FRAMES = "Read the frames above it: they name the line that raised it."
_BOTH = "Programs print errors to standard error, so save both: COMMAND >train.log 2>&1"
_ECHO = (
    "Look further up, or in the logs of the other ranks, for the first error; if there is none,"
    " read on below."
)


def _follow_on(answer: Answer) -> Block:
    if all(match.kind != "error" for match in answer.matches):
        return Block("This text contains only a warning", (("next", _WARNED),))
    return Block("This text contains only a follow-on error", (("next", _ECHO),))


def kind(match: Match) -> str:
    """Return how near to the cause a match is, or that it is no error."""
    if match.kind != "error":
        return f"{match.kind}; the program goes on after it"
    return _ROLES.get(match.role, match.role)


def leads(answer: Answer) -> bool:
    """Tell whether an entry comes before what tables say: one that is more than an echo."""
    return any(match.role != "echo" for match in answer.matches[:1])


def _own(answer: Answer, *, alone: bool) -> Block:
    lines = (line for one in answer.unexplained for line in _unexplained(one))
    frames = () if any(one.frame for one in answer.unexplained) else (("next", _FRAMES),)
    report = (("report", REPORT),) if alone else ()
    return Block(UNEXPLAINED, (*lines, *frames, *report))


def _unexplained(own: UnmatchedError) -> Iterator[tuple[str, str]]:
    yield f"line {own.line}", visible(own.text)
    if own.speaker:
        yield "said by", own.speaker
    if own.frame:
        yield "at", visible(own.frame)


def _later(answer: Answer) -> Iterator[tuple[str, str]]:
    """Yield errors below a symptom that no entry explains; a cause explains them all."""
    if not answer.own_leads and any(match.role == "symptom" for match in answer.matches[:1]):
        for one in answer.unexplained:
            yield f"line {one.line}", f"{visible(one.text)}  no entry explains it"


def _empty(name: str) -> Block:
    what = "The input" if name == "-" else f"The file {one_line(name)}"
    return Block(f"{what} is empty", (("try", _BOTH),))


def _nothing(answer: Answer, *, alone: bool) -> Block:
    if not answer.complete:
        return Block("Nothing was recognised in what could be read", ())
    advice = (
        ("try", "The whole log, from the first error on, tells more than its last lines."),
        ("or", f"If the log shows no error, start from the symptom: {WORKFLOWS}"),
        ("report", REPORT),
    )
    # Among other inputs the advice would be said over and over.
    return Block("No entry explains this text", advice if alone else ())


def _first(pack: Pack, match: Match) -> Block:
    who = (("said by", format_speakers(match)),) if match.speaker else ()
    every = (
        ("entry", f"{named(pack, match)} ({kind(match)})"),
        (f"line {match.line}", visible(match.text)),
        *who,
        *rows(pack, match),
        ("page", match.url),
        ("offline", f"faultdex show {match.id}"),
    )
    return Block(match.title, every)


def named(pack: Pack, match: Match) -> str:
    """Return the id of a match, after the code of its entry."""
    card = pack.cards.get(match.id)
    return f"{card.fx} {match.id}" if card and card.fx else match.id


def known(row: Known, answer: Answer) -> Block:
    """Return what a table says of a line or a code."""
    labeled = (
        (f"line {row.line}", _lines(row) if row.kind and row.count else ""),
        ("at", next((one.frame for one in answer.own if one.line == row.line), "")),
        ("text", row.message if row.message != row.title else ""),
        ("says", row.says),
        ("class", _class(row)),
        ("first", row.action),
        ("we ran", _trial(row)),
        (CODE, row.fixed.rstrip("\n")),
        ("from", _origin(row)),
        ("entry", row.entry),
        ("page", row.url),
    )
    return Block(row.title, tuple((label, visible(text)) for label, text in labeled if text))


def _lines(row: Known) -> str:
    return f"{row.text}  ({row.count:,} lines)" if row.count > 1 else row.text


def _class(row: Known) -> str:
    """Return whose fault it is, and what to do with the GPU."""
    decision = f"; GPU: {row.decision.replace('-', ' ')}" if row.decision else ""
    after = "; look for the message before it" if row.is_follow_on else ""
    level = f" ({row.level})" if row.level != "error" else ""
    return f"{row.kind}{level}{after}{decision}" if row.kind else ""


def _trial(row: Known) -> str:
    """Return on which release an example printed the message, and how its fixed form ended."""
    if not row.ran:
        return ""
    rest = "its fixed form ran without it" if row.fixed else "see the page"
    return f"an example: it printed this message on {row.ran}; {rest}"


def _origin(row: Known) -> str:
    """Return where the text is in its owner's source, and in which releases."""
    releases = " to ".join(filter(None, (row.since, row.until)))
    since = f"since {row.since}" if row.since and not row.until else releases
    return ", ".join(filter(None, (row.where, since)))


def near(answer: Answer, some: Iterable[Match]) -> Block:
    """Return some of the candidates, which are not sure."""
    return Block(answer.candidates_label, tuple(map(row, some)))


def row(match: Match) -> tuple[str, str]:
    """Return a match in one line."""
    who = f" (said by {match.speaker})" if match.speaker else ""
    return (f"line {match.line}", f"{match.title}{who}  {match.url}")
