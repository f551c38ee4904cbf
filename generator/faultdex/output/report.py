"""Turn the verdict on a job into one page of HTML that needs nothing else and runs nothing."""

from collections.abc import Callable

from faultdex.answering.options import ExplainOptions
from faultdex.answering.timeline import timeline
from faultdex.answering.triage import Triage, summary
from faultdex.hangs.stack_groups import Stacks
from faultdex.hangs.verdict import ranks
from faultdex.hangs.waits import Hang
from faultdex.output.block import without_code
from faultdex.output.formats import blocks_of
from faultdex.output.html import engine
from faultdex.output.timeline import picture
from faultdex.pack.read import Pack
from faultdex.privacy.redaction import redact
from faultdex.terminal import one_line

# How many ranks and names a row of a table tells before it only counts them.
MOST = 8

Mask = Callable[[str], str]


def page(pack: Pack, one: Triage, options: ExplainOptions) -> str:
    """Return the report: the verdict, the picture, and all that it was read from."""
    mask = redact if options.redact else str
    panels = timeline(one)
    (_, to_do), *rows = [(label, one_line(text)) for label, text in summary(one)]
    blocks = blocks_of(pack, one.inputs)[1 if one.inputs.job else 0 :] if one.inputs else ()
    return (
        engine()
        .get_template("triage.html.j2")
        .render(
            says=one_line(one.lead.says),
            rows=rows,
            card=one.card,
            to_do=to_do,
            picture=picture(panels, one.lead.says, mask) if panels else "",
            blocks=blocks if options.code else tuple(without_code(blocks)),
            stacks=_stacks(one.stacks, mask) if one.stacks else (),
            calls=_calls(one.hang, mask) if one.hang else (),
            complete=one.complete,
        )
    )


def svg(one: Triage, options: ExplainOptions) -> str:
    """Return the picture alone."""
    return picture(timeline(one), one.lead.says, redact if options.redact else str)


def _stacks(stacks: Stacks, mask: Mask) -> tuple[tuple[str, str, str, str], ...]:
    """Return a row for each group of equal stacks: who, what they do, in which call, and where."""
    return tuple(
        (
            ranks(group.ranks) if len(group.ranks) == len(group.who) else _few(group.who, mask),
            group.stack.doing.value,
            one_line(mask(group.stack.call)),
            one_line(mask(group.stack.at)),
        )
        for group in stacks.groups
    )


def _calls(hang: Hang, mask: Mask) -> tuple[tuple[str, str], ...]:
    """Return a row for each form of the call at which the job stopped: the form, and whose it is.

    Nothing without such a call.
    """
    if not hang.lead:
        return ()
    forms = hang.lead.forms.items()
    return tuple((one_line(mask(str(form))), ranks(who)) for form, who in forms if who)


def _few(names: tuple[str, ...], mask: Mask) -> str:
    shown = ", ".join(one_line(mask(name)) for name in names[:MOST])
    return f"{shown} and {len(names) - MOST:,} more" if names[MOST:] else shown
