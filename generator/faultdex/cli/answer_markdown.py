"""Turn answers into Markdown in which nothing of the log is active."""

from importlib import import_module

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from faultdex.cli.explained import Inputs
from faultdex.cli.pack import Pack
from faultdex.cli.said import said
from faultdex.cli.terminal import one_line, visible
from faultdex.render.inert import fence_edge, span_edge


def tell(pack: Pack, inputs: Inputs) -> str:
    """Return the answers as Markdown, for an issue or a job summary."""
    loader = PackageLoader("faultdex.cli")
    engine = Environment(
        loader=loader,
        undefined=StrictUndefined,
        autoescape=select_autoescape(()),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    engine.filters.update(fence_edge=fence_edge, span_edge=span_edge)
    engine.filters.update(one_line=one_line, visible=visible, said=said)
    template = engine.get_template("job.md.j2" if inputs.job else "answer.md.j2")
    return template.render(inputs=inputs, cards=pack.cards, **_job(inputs)).rstrip("\n")


def _job(inputs: Inputs) -> dict[str, object]:
    if not inputs.job:
        return {}
    told = import_module("faultdex.cli.verdict").verdict(inputs.job)
    return {
        "verdict": told,
        "condensed": import_module("faultdex.cli.condensed").condensed(inputs, inputs.job),
        "named": import_module("faultdex.cli.verdict").NAMED,
    }
