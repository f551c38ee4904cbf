"""Turn blocks and Markdown into text with colours, as wide as the terminal."""

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from faultdex.output.block import Block

_STYLES = {"page": "cyan", "report": "cyan", "offline": "green", "fix": "bold", "code": "green"}


def painted(blocks: Iterable[Block]) -> str:
    """Return the blocks with colours; long lines are wrapped at words."""
    return _captured(part for block in blocks for part in (*_parts(block), Text()))


def painted_markdown(text: str) -> str:
    """Return a Markdown page as it reads well in a terminal."""
    return _captured([Markdown(text)])


def _parts(block: Block) -> tuple[RenderableType, ...]:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for label, text in block.rows:
        grid.add_row(f"  {label}", Text(text, style=_STYLES.get(label, "")))
    return (Text(block.title, style="bold red"), grid)


def _captured(parts: Iterable[RenderableType]) -> str:
    console = Console(highlight=False)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get().rstrip("\n")
