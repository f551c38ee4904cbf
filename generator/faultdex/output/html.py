"""Turn answers into a fragment of HTML for a notebook, in which nothing of the text is active."""

from jinja2 import Environment, PackageLoader, StrictUndefined

from faultdex.jobs.inputs import Inputs
from faultdex.output.formats import blocks_of
from faultdex.pack.read import Pack


def tell(pack: Pack, inputs: Inputs) -> str:
    """Return the answers as they are printed, a section for each block."""
    return engine().get_template("answer.html.j2").render(blocks=blocks_of(pack, inputs))


def engine() -> Environment:
    """Return what renders templates of HTML and SVG, with all that they are given escaped."""
    return Environment(
        loader=PackageLoader("faultdex.output"),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
