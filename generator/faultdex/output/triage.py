"""Turn the verdict on a job into text, JSON, Markdown, a page or a picture."""

import json
from collections.abc import Iterator

from faultdex.answering.options import ExplainOptions, Report
from faultdex.answering.triage import Triage, summary
from faultdex.hangs.verdict import as_data
from faultdex.output import markdown
from faultdex.output.block import Block, plain, without_code
from faultdex.output.formats import blocks_of
from faultdex.output.json import data_of
from faultdex.pack.read import Pack
from faultdex.privacy.redaction import redact
from faultdex.terminal import is_rich, no_command, one_line

SCHEMA = 1


def formatted(pack: Pack, one: Triage, options: ExplainOptions, form: Report) -> str:
    """Return the verdict as it is printed."""
    match form:
        case Report.JSON:
            return json.dumps(data(pack, one, is_redacted=options.redact), indent=2)
        case Report.MARKDOWN:
            return _markdown(pack, one, options)
        case Report.TEXT:
            return _text(pack, one, options)
        case Report.HTML:
            from faultdex.output import report

            return report.page(pack, one, options)
        case Report.SVG:
            from faultdex.output import report

            return report.svg(one, options)


def data(pack: Pack, one: Triage, *, is_redacted: bool = True) -> dict[str, object]:
    """Return the verdict by the contract of the formats for programs."""
    lead, card = one.lead, one.card
    mask = _masked if is_redacted else lambda value: value
    page = (
        {"id": card.id, "fx": card.fx or None, "title": card.title, "url": card.url}
        if card
        else None
    )
    return {
        "schema": SCHEMA,
        "complete": one.complete,
        "says": lead.says,
        "action": lead.advice.action.value,
        "action_sure": lead.advice.sure.value,
        "why": lead.advice.why,
        "sure": lead.sure.value,
        "faulty": sorted(lead.ranks),
        "suspects": sorted(lead.suspects),
        "waiting": sorted(one.waiting),
        "missing": sorted(one.missing),
        "entry": page,
        "notes": [{"label": label, "text": text} for label, text in lead.notes],
        "dumps": mask(as_data(one.hang)) if one.hang else None,
        "stacks": mask(one.stacks.as_data()) if one.stacks else None,
        "logs": data_of(pack, one.inputs) if one.inputs else None,
        "nodes": [fault.as_data() for fault in (*one.nodes.faults, *one.nodes.noted)],
        "not_read": [{"file": name, "why": why} for name, why in one.lost],
    }


def _masked(value: object) -> object:
    """Return plain data with the secrets in its texts masked."""
    match value:
        case str():
            return redact(value)
        case list():
            return [_masked(one) for one in value]
        case dict():
            return {key: _masked(one) for key, one in value.items()}
    return value


def _logs(pack: Pack, one: Triage) -> tuple[Block, ...]:
    """Return what is said of the logs where they lead; a job begins with the sentence above."""
    if not one.inputs or one.kind != "logs":
        return ()
    return blocks_of(pack, one.inputs)[1 if one.inputs.job else 0 :]


def _text(pack: Pack, one: Triage, options: ExplainOptions) -> str:
    blocks = (_verdict(one), *_logs(pack, one))
    every = blocks if options.code else tuple(without_code(blocks))
    if not is_rich():
        return plain(every)
    from faultdex.output.color import painted

    return painted(every)


def _verdict(one: Triage) -> Block:
    rows = (*summary(one), *_page(one))
    return Block(one_line(one.lead.says), tuple((label, one_line(text)) for label, text in rows))


def _page(one: Triage) -> Iterator[tuple[str, str]]:
    if one.card:
        yield "entry", " ".join(filter(None, (one.card.fx, one.card.title)))
        yield "page", one.card.url
        yield "offline", f"faultdex show {one.card.id}"


def _markdown(pack: Pack, one: Triage, options: ExplainOptions) -> str:
    rows = [f"{label}: {text}" for label, text in summary(one)]
    quoted = "\n".join(no_command(one_line(text)) for text in (one.lead.says, *rows))
    template = markdown.engine().get_template("triage.md.j2")
    verdict = template.render(quoted=quoted, card=one.card).rstrip("\n")
    if not one.inputs or one.kind != "logs":
        return verdict
    return f"{verdict}\n\n{markdown.tell(pack, one.inputs, has_code=options.code)}"
