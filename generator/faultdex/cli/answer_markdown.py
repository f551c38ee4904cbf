"""Turn an answer into Markdown in which nothing of the log is active."""

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from faultdex.cli.pack import Pack
from faultdex.cli.terminal import visible
from faultdex.model.answer import Answer
from faultdex.render.inert import fence_edge


def tell(pack: Pack, answer: Answer) -> str:
    """Return the answer as Markdown, for an issue or a job summary."""
    loader = PackageLoader("faultdex.cli")
    engine = Environment(
        loader=loader,
        undefined=StrictUndefined,
        autoescape=select_autoescape(()),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    engine.filters.update(fence_edge=fence_edge, visible=visible)
    return engine.get_template("answer.md.j2").render(answer=answer, cards=pack.cards).rstrip("\n")
