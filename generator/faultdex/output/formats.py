"""Turn answers into the text of the format that is asked for."""

from collections.abc import Iterator

from faultdex.answering.options import ExplainOptions, Format
from faultdex.jobs.inputs import Inputs
from faultdex.output.block import Block, plain, without_code
from faultdex.output.text import blocks
from faultdex.pack.read import Pack
from faultdex.terminal import is_rich


def formatted(pack: Pack, inputs: Inputs, options: ExplainOptions) -> str:
    """Return the answers as they are printed; a format loads when it is asked for."""
    match options.form:
        case Format.TEXT:
            return text_of(pack, inputs, has_code=options.code, is_colored=is_rich())
        case Format.JSON:
            from faultdex.output import json

            return json.tell(pack, inputs)
        case Format.JSON_LINES:
            from faultdex.output import json_lines

            return json_lines.tell(pack, inputs)
        case Format.MARKDOWN:
            from faultdex.output import markdown

            return markdown.tell(pack, inputs, has_code=options.code)
        case Format.GITHUB:
            from faultdex.output import github

            return github.tell(pack, inputs)
        case Format.SARIF:
            from faultdex.output import sarif

            return sarif.tell(pack, inputs)


def text_of(pack: Pack, inputs: Inputs, *, has_code: bool, is_colored: bool) -> str:
    """Return the answers as text, with colors of a terminal if asked for."""
    blocks = blocks_of(pack, inputs)
    every = blocks if has_code else tuple(without_code(blocks))
    if not is_colored:
        return plain(every)
    from faultdex.output.color import painted

    return painted(every)


def blocks_of(pack: Pack, inputs: Inputs) -> tuple[Block, ...]:
    """Return what is said of the inputs, or of the job that they are."""
    return tuple(_job(pack, inputs) if inputs.job else blocks(pack, inputs))


def _job(pack: Pack, inputs: Inputs) -> Iterator[Block]:
    from faultdex.output.job_text import blocks as job_blocks

    return job_blocks(pack, inputs)
