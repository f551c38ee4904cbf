"""Turn the lines of an out-of-memory message into sizes by their part, as text.

Both readers take the expressions from the compiled index. The wordings are those of torch 0.4 to
2.12 and its relatives for other devices, of XLA, TensorFlow, JAX, vLLM and llama.cpp.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TypeAlias

from faultdex.match.normalise import Line, compiled
from faultdex.match.wrap import chains, rejoined

Parts: TypeAlias = tuple[tuple[str, str, str], ...]

NUMBER = r"([0-9]{1,18}(?:\.[0-9]{1,6})?"
SIZE = NUMBER + r" ?(?:[KMGT]i?B\b|[Bb]ytes\b|[KMGT]\b|B\b))"
GIB = NUMBER + r")(?=\/[0-9.]{1,12} GiB)"

# A line without any of these holds no account.
GATE = (
    r"[Oo]ut of memory|OUT_OF_MEMORY|[Tt]ried to allocate|trying to allocate"
    r"|OOM when allocating|[Ff]ree memory on device|KV cache is needed|t allocate memory"
    r"|cudaMalloc failed|[Ff]ailed to allocate|would exceed allowed memory"
    r"|memory for the cache blocks|stored in KV cache|increase --mem-fraction-static"
)
FOLLOWING = 8

# A part, a word without which its expression finds nothing and need not be compiled, and the
# expression. The first size of a part counts, but those of other processes add up.
PARTS: Parts = (
    ("asked", "to allocate", r"[Tt]r(?:ied|ying) to allocate " + SIZE),
    ("asked", "ut of memory allocating", r"[Oo]ut of memory allocating " + SIZE),
    ("asked", "ailed to allocate", r"[Ff]ailed to allocate (?:request for )?" + SIZE),
    ("asked", "Requested", r"Requested ?: " + SIZE),
    ("asked", "on device", r"allocating " + SIZE + r" on device"),
    (
        "wanted",
        "less than desired",
        r"less than desired GPU memory utilization \([0-9.]{1,8}, " + SIZE,
    ),
    ("asked", "KV cache is needed", SIZE + r" KV cache is needed"),
    ("total", "total capac", r"total capaci?ty of " + SIZE),
    ("total", "total capacity", SIZE + r" total capacity"),
    ("total", "ree memory on device", r"[Ff]ree memory on device[^(]{0,20}\([0-9.]{1,12}\/" + SIZE),
    ("total", "hbm", r"Used [0-9.]{1,12}[KMGT]? of " + SIZE + " hbm"),
    ("total", "Device limit", r"Device limit ?: " + SIZE),
    ("free", "of which", r"of which " + SIZE + r" is free"),
    ("free", "Free (according", r"Free \(according to CUDA\): " + SIZE),
    ("free", "free", r"[;(] ?" + SIZE + r" free"),
    ("free", "ree memory on device", r"[Ff]ree memory on device[^(]{0,20}\(" + GIB),
    ("others", "Process ", r"Process [0-9]{1,10} has " + SIZE + r" memory in use"),
    ("mine", "this process has", r"this process has " + SIZE + r" memory in use"),
    ("allocated", "allocated memory", r"allocated memory " + SIZE + r" is allocated by PyTorch"),
    ("allocated", "already allocated", SIZE + r" already allocated"),
    ("allocated", "MPS allocated", r"MPS allocated: " + SIZE),
    ("allocated", "Currently allocated", r"Currently allocated ?: " + SIZE),
    ("reserved", "reserved in total", SIZE + r" reserved in total by PyTorch"),
    ("unallocated", "reserved by PyTorch but", SIZE + r" is reserved by PyTorch but unallocated"),
    ("unallocated", "cached", SIZE + r" cached\)"),
    ("limit", "allowed;", SIZE + r" allowed;"),
    ("limit", "max allowed", r"max allowed: " + SIZE),
    ("limit", "available KV cache memory", r"available KV cache memory \(" + SIZE),
    ("limit", "memory fraction", r"memory fraction\) ?: " + SIZE),
    ("refused", "No available memory", r"(No available memory for the cache blocks)"),
    (
        "refused",
        "larger than the maximum",
        r"(larger than the maximum number of tokens that can be stored in KV cache)",
    ),
    ("refused", "mem-fraction-static", r"(Please try to increase --mem-fraction-static)"),
)
# TensorFlow names the shape and the type of what it asked for, in place of its size.
SHAPE = r"allocating tensor with shape\[([0-9, ]{1,80})\] and type (\w{1,12})"
WIDTHS = (
    ("complex128", 16), ("double", 8), ("float64", 8), ("int64", 8), ("complex64", 8),
    ("uint64", 8), ("float", 4), ("float32", 4), ("int32", 4), ("uint32", 4), ("half", 2),
    ("float16", 2), ("bfloat16", 2), ("int16", 2), ("int8", 1), ("uint8", 1), ("bool", 1),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wordings:
    """The expressions as one value: a gate, the sizes by part, shapes and widths of types."""

    gate: str = GATE
    parts: Parts = PARTS
    shape: str = SHAPE
    widths: tuple[tuple[str, int], ...] = WIDTHS


def account(
    wordings: Wordings, block: Sequence[Line], number: int, shown: str
) -> Mapping[str, str]:
    """Return the sizes of the message that `shown` of line `number` holds, each as written.

    Any other line has none. A message may go on in the lines of `block` that follow it.
    """
    if not compiled(wordings.gate).search(shown):
        return {}
    text = _message(wordings, block, _place(wordings, block, number))
    found: dict[str, str] = {}
    for part, sign, expression in wordings.parts:
        if sign not in text or part in found:
            continue
        sizes = [_united(one[1]) for one in compiled(expression).finditer(text)]
        if sizes:
            found[part] = " + ".join(sizes) if part == "others" else sizes[0]
    shaped = _shaped(wordings, text)
    return {"asked": shaped, **found} if shaped else found


def _united(size: str) -> str:
    """Return the size with its unit, which vLLM writes behind the second of two sizes only."""
    return size if size[-1:].isalpha() else f"{size} GiB"


def _place(wordings: Wordings, block: Sequence[Line], number: int) -> int:
    """Return the position of the line; of several with its number, the one with the message."""
    places = [place for place, line in enumerate(block) if line.number == number]
    is_message = compiled(wordings.gate).search
    return next((place for place in places if is_message(block[place].text)), places[0])


def _message(wordings: Wordings, block: Sequence[Line], place: int) -> str:
    """Return the line with those that its message goes on in, made one as it was before."""
    first = block[place]
    cut = next((some for some in chains(block) if any(one is first for one in some)), (first,))
    start = next(at for at, one in enumerate(cut) if one is first)
    whole = rejoined(cut[start:]).text if len(cut) - start > 1 else first.text
    rest = block[place + len(cut) - start :][:FOLLOWING]
    return " ".join([whole, *_rest(wordings, rest, first.speaker)])


def _rest(wordings: Wordings, lines: Sequence[Line], speaker: str) -> Iterator[str]:
    """Yield what the same speaker says next, up to another such message."""
    for line in lines:
        if compiled(wordings.gate).search(line.text):
            return
        if line.speaker == speaker:
            yield line.text


def _shaped(wordings: Wordings, text: str) -> str:
    found = compiled(wordings.shape).search(text)
    width = dict(wordings.widths).get(found[2], 0) if found else 0
    if not found or not width:
        return ""
    sizes = [int(one) for one in re.findall("[0-9]+", found[1])]
    return f"{reduce(lambda one, other: one * other, sizes, width)} bytes"
