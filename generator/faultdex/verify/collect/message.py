"""Find the texts with which torch's distributed parts and its compiler complain."""

from __future__ import annotations

import ast
import json
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from faultdex.verify.collect.elf import Library

SHORTEST, LONGEST = 24, 400
_WORDS = 4
_ABOUT = re.compile(
    r"ProcessGroup|TCPStore|FileStore|HashStore|PrefixStore|[Ww]atchdog|[Rr]endezvous|NCCL|nccl"
    r"|[Gg]loo|c10d|[Cc]ollective|[Cc]ommunicator|\bmissing ranks\b|\bbarrier\b|\bsocket\b"
)
_COMPLAINS = re.compile(
    r"(?i)\b(?:fail\w*|errors?|time[ds]? ?out|invalid|unsupported|not|must|cannot|can't|mismatch\w*"
    r"|abort\w*|unable|expect\w*|lost|closed|exception|terminat\w*|doesn't|hasn't|already|only)\b"
)
_FOREIGN = re.compile(
    r"INTERNAL ASSERT|__torch__|\[with |``|Arguments:|Args:|\baxis\b|^\S+\(|::|<[a-z]"
)


def complaints(own: Library) -> set[str]:
    """Return the texts of `own` that speak of the distributed parts and of what went wrong."""
    return {text for text in map(str.strip, own.texts()) if _is_complaint(text)}


def raised(files: Iterable[Path]) -> set[str]:
    """Return the texts that Python sources raise; what they fill in is written as {}."""
    found = (text for file in files for text in _raised(file))
    return {text for text in found if SHORTEST <= len(text) <= LONGEST}


def graph_breaks(registry: Path) -> list[dict[str, str]]:
    """Return code and title of every graph break in torch's register; () where it has none."""
    if not registry.is_file():
        return []
    known = json.loads(registry.read_text("utf-8"))
    return [
        {"label": code, "text": " ".join(str(history[0]["Gb_type"]).split())[:LONGEST]}
        for code, history in sorted(known.items())
        if history
    ]


def _is_complaint(text: str) -> bool:
    fits = SHORTEST <= len(text) <= LONGEST and "\n" not in text and len(text.split()) >= _WORDS
    tells = fits and _ABOUT.search(text) and _COMPLAINS.search(text)
    return bool(tells) and not _FOREIGN.search(text)


def _raised(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text("utf-8", "replace"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            for argument in node.exc.args[:1]:
                yield " ".join(_text(argument).split())


def _text(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_text(part) for part in parts)
        case ast.BinOp(left=left, right=right):
            return _text(left) + (_text(right) if isinstance(node.op, ast.Add) else "")
        case ast.Call(func=ast.Attribute(value=text)):
            return _text(text)
        case ast.FormattedValue():
            return "{}"
    return ""
