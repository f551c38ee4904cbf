"""Hold a heading with labelled lines below, and turn such blocks into plain text."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, and rows of a label and a text."""

    title: str
    rows: tuple[tuple[str, str], ...]


def plain(blocks: Iterable[Block]) -> str:
    """Return the blocks as text without colours, one line a row."""
    return "\n\n".join("\n".join((block.title, *_rows(block))) for block in blocks)


def _rows(block: Block) -> Iterable[str]:
    width = max((len(label) for label, _ in block.rows), default=0)
    return (f"  {label:{width}}  {text}" for label, text in block.rows)
