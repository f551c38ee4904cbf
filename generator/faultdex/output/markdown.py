"""Turn answers into Markdown in which nothing of the log is active."""

from collections.abc import Iterator
from functools import partial

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from faultdex.inert import fence_edge, inert, span_edge
from faultdex.jobs.inputs import Inputs
from faultdex.model.answer import Match
from faultdex.output.advice import rows
from faultdex.output.block import CODE
from faultdex.output.format_speakers import format_speakers
from faultdex.pack.read import Pack
from faultdex.terminal import no_command, one_line


def tell(pack: Pack, inputs: Inputs, *, has_code: bool) -> str:
    """Return the answers as Markdown, for an issue or a job summary."""
    rows_of = partial(labeled_rows, pack, has_code=has_code)
    template = engine().get_template("job.md.j2" if inputs.job else "answer.md.j2")
    return template.render(inputs=inputs, cards=pack.cards, rows=rows_of, **_job(inputs)).rstrip(
        "\n"
    )


def engine() -> Environment:
    """Return what renders the templates of Markdown."""
    made = Environment(
        loader=PackageLoader("faultdex.output"),
        undefined=StrictUndefined,
        autoescape=select_autoescape(()),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(fence_edge=fence_edge, span_edge=span_edge, inert=inert)
    made.filters.update(one_line=_one_line, visible=no_command, format_speakers=format_speakers)
    return made


def labeled_rows(pack: Pack, match: Match, *, has_code: bool) -> Iterator[tuple[str, str]]:
    """Yield what is known of a match as labels and texts."""
    return ((label, text) for label, text in rows(pack, match) if has_code or label != CODE)


def _one_line(text: str) -> str:
    return no_command(one_line(text))


def _job(inputs: Inputs) -> dict[str, object]:
    if not inputs.job:
        return {}
    from faultdex.jobs.phrases import NAMED
    from faultdex.jobs.verdict import verdict
    from faultdex.output.dedupe import dedupe

    outcome, deduped = verdict(inputs.job), dedupe(inputs, inputs.job)
    return {"verdict": outcome, "deduped": deduped, "named": NAMED}
