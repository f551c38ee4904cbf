"""Hold a heading with labelled lines below, and turn such blocks into plain text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

CODE, NEW = "code", "\n"


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, and rows of a label and a text, which may have several lines."""

    title: str
    rows: tuple[tuple[str, str], ...]


def plain(blocks: Iterable[Block]) -> str:
    """Return the blocks as text without colours, one line a row."""
    return "\n\n".join("\n".join((block.title, *_rows(block))) for block in blocks)


def _rows(block: Block) -> Iterable[str]:
    width = max((len(label) for label, _ in block.rows), default=0)
    below = f"\n{' ' * (width + 4)}"
    return (f"  {label:{width}}  {text.replace(NEW, below)}" for label, text in block.rows)


def without_code(blocks: Iterable[Block]) -> Iterator[Block]:
    """Yield the blocks without lines to copy."""
    for block in blocks:
        yield Block(block.title, tuple(row for row in block.rows if row[0] != CODE))
