"""Turn blocks and Markdown into text with colors, as wide as the terminal."""

import re
from collections.abc import Iterable, Iterator
from shutil import get_terminal_size
from textwrap import TextWrapper

from faultdex.output.block import Block

BOLD, DIM, RED, GREEN, CYAN = "1", "2", "1;31", "32", "36"
NARROWEST = 24
_STYLES = {"page": CYAN, "report": CYAN, "offline": GREEN, "fix": BOLD, "code": GREEN}
_FENCE = re.compile(r" *(?:```|~~~)")
_ITEM = re.compile(r" *(?:[-*] |\d+\. )?")
_SPANS = re.compile(r"`` (.+?) ``|`([^`]+)`|\*\*(?P<bold>[^*]+)\*\*")


def painted(blocks: Iterable[Block]) -> str:
    """Return the blocks with colors; long lines are wrapped at words."""
    return "\n\n".join("\n".join(_lines(block)) for block in blocks)


def painted_markdown(text: str) -> str:
    """Return a Markdown page as it reads well in a terminal."""
    return "\n".join(_page(text.rstrip("\n").split("\n"), _width()))


def _width() -> int:
    return max(get_terminal_size().columns, NARROWEST)


def _styled(style: str, text: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m" if style and text else text


def _lines(block: Block) -> Iterator[str]:
    width = _width()
    yield from (_styled(RED, line) for line in _wrapped(block.title, width))
    room = max((len(label) for label, _ in block.rows), default=0) + 4
    for label, text in block.rows:
        style = _STYLES.get(label, "")
        head = _styled(DIM, f"  {label}".ljust(room))
        every = (part for line in text.split("\n") for part in _wrapped(line, width - room))
        for line in every:
            yield head + _styled(style, line)
            head = " " * room


def _wrapped(line: str, width: int, further: str = "") -> list[str]:
    """Return a line in parts of at most `width` characters; all but the first begin `further`."""
    indent = further if len(further) < width // 2 else ""
    lines = TextWrapper(
        max(width, NARROWEST),
        subsequent_indent=indent,
        break_on_hyphens=False,
        replace_whitespace=False,
        expand_tabs=False,
    ).wrap(line)
    return lines or [""]


def _page(lines: Iterable[str], width: int) -> Iterator[str]:
    is_code = False
    for line in lines:
        if _FENCE.match(line):
            is_code = not is_code
        elif is_code:
            yield _styled(GREEN, f"    {line}".rstrip())
        elif line.startswith("#"):
            yield from (_styled(RED, part) for part in _wrapped(line.lstrip("# "), width))
        else:
            bullet = _ITEM.match(line)
            further = " " * bullet.end() if bullet else ""
            yield from map(_emphasized, _wrapped(line, width, further))


def _emphasized(line: str) -> str:
    return _SPANS.sub(_painted_span, line)


def _painted_span(found: re.Match[str]) -> str:
    return _styled(BOLD if found["bold"] else CYAN, found[found.lastindex or 0])
