"""Turn the answers to the logs of a job into blocks: what failed first, then the others once."""

from collections.abc import Iterator, Sequence

from faultdex.jobs.inputs import Inputs
from faultdex.jobs.phrases import counted, few
from faultdex.jobs.ranking import NOBODY, Job
from faultdex.jobs.verdict import CHECK, verdict
from faultdex.model.answer import Answer
from faultdex.output.block import Block
from faultdex.output.dedupe import Row, Section, dedupe
from faultdex.output.text import UNEXPLAINED, blocks_of, known, near, row
from faultdex.pack.read import Pack
from faultdex.terminal import one_line, visible


def blocks(pack: Pack, inputs: Inputs) -> Iterator[Block]:
    """Yield the verdict, the answers of logs that may have failed first, and the rest in rows."""
    if not inputs.job:
        return
    yield _verdict(pack, inputs.job)
    deduped = dedupe(inputs, inputs.job)
    for section in deduped.sections:
        prefix = "Said by" if inputs.by_rank and section.names[0] != NOBODY else "In"
        yield Block(f"{prefix} {_heading(section.names)}", ())
        yield from _section(pack, section)
    for names, found in deduped.known:
        yield Block(f"In {_heading(names)}", ())
        yield known(found, Answer())
    if deduped.rows:
        which = "the other" if deduped.sections else "these"
        rows = tuple(line for one in deduped.rows for line in _rows(one, inputs.job.noun))
        prefix = "Said by" if inputs.by_rank else "In"
        yield Block(f"{prefix} {which} {inputs.job.noun}s", rows)
    for one in deduped.beside:
        yield Block(f"In {one_line(one.name)}", ())
        yield from blocks_of(pack, one.answer, alone=False)
    yield from (known(message, deduped.rest) for message in deduped.rest.known)
    if deduped.rest.matches:
        yield Block("Also in this text", tuple(map(row, deduped.rest.matches)))
    if deduped.rest.candidates:
        yield near(deduped.rest, deduped.rest.candidates)


def _verdict(pack: Pack, job: Job) -> Block:
    outcome, card = verdict(job), pack.cards.get(CHECK)
    page = (("how to", card.url),) if card and not job.culprit and job.jobs == 1 else ()
    rows = tuple((label, one_line(text)) for label, text in (*outcome.notes, *page))
    return Block(one_line(outcome.says), rows)


def _section(pack: Pack, one: Section) -> Iterator[Block]:
    if not one.own:
        yield from blocks_of(pack, one.answer, alone=False)
        return
    place = f"line {one.own.line}" if one.own.line else "line"
    at = [("at", visible(frame)) for frame in one.own.captures.values()]
    rows = ((place, visible(one.own.text)), *at)
    yield Block(UNEXPLAINED, rows)
    yield from (known(message, one.answer) for message in one.answer.known)
    if one.answer.matches:
        yield Block("Also in this text", tuple(map(row, one.answer.matches)))
    if one.answer.candidates:
        yield near(one.answer, one.answer.candidates)


def _rows(one: Row, noun: str) -> Iterator[tuple[str, str]]:
    kind = f" ({one.kind})" if one.kind else ""
    yield counted(len(one.names), noun), one_line(f"{one.title}{kind}")
    yield "", one_line(few(one.names))
    if one.url:
        yield "", one.url


def _heading(names: Sequence[str]) -> str:
    first, *others = names
    more = f" and {len(others):,} more: {few(others)}" if others else ""
    return one_line(f"{first}{more}")
