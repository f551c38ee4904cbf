"""Turn answers into the text of the format that is asked for."""

from collections.abc import Iterator

from faultdex.explain.options import Format
from faultdex.jobs.inputs import Inputs
from faultdex.output.block import Block, plain
from faultdex.output.text import blocks
from faultdex.pack.read import Pack
from faultdex.terminal import is_rich


def formatted(pack: Pack, inputs: Inputs, form: Format) -> str:
    """Return the answers as they are printed; a format loads when it is asked for."""
    match form:
        case Format.TEXT:
            return _text(pack, inputs)
        case Format.JSON:
            from faultdex.output import json

            return json.tell(pack, inputs)
        case Format.JSON_LINES:
            from faultdex.output import json_lines

            return json_lines.tell(pack, inputs)
        case Format.MARKDOWN:
            from faultdex.output import markdown

            return markdown.tell(pack, inputs)
        case Format.GITHUB:
            from faultdex.output import github

            return github.tell(pack, inputs)
        case Format.SARIF:
            from faultdex.output import sarif

            return sarif.tell(pack, inputs)


def _text(pack: Pack, inputs: Inputs) -> str:
    """Return the answers as text, with colors where a person reads it in a terminal."""
    every = tuple(_job(pack, inputs) if inputs.job else blocks(pack, inputs))
    if not is_rich():
        return plain(every)
    from faultdex.output.color import painted

    return painted(every)


def _job(pack: Pack, inputs: Inputs) -> Iterator[Block]:
    from faultdex.output.job_text import blocks as job_blocks

    return job_blocks(pack, inputs)
