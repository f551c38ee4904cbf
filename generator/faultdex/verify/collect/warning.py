"""Find the texts that NCCL's code hands to its logger as warnings.

On x86-64 such a call sets the level, 2, in edi and the address of the text in r8.
"""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from faultdex.verify.collect.elf import Library, Section

_LEVEL = re.compile(rb"\xbf\x02\x00\x00\x00")  # mov edi, 2
_TEXT = re.compile(rb"\x4c\x8d\x05(....)", re.DOTALL)  # lea r8, [rip + offset]
_CALL = re.compile(rb"\xe8(....)", re.DOTALL)  # call
_JUMPS = 65_536  # the most that the table of jumps before the code takes
_BEFORE = 160
_AFTER = 64
_LETTERS = re.compile(r"[A-Za-z]{3}")


def warnings(own: Library) -> tuple[str, ...]:
    """Return the formats of the warnings in `own`, sorted; none on other processors."""
    code = next(own.named(".text"), None)
    texts = next(own.named(".rodata"), None)
    if not (own.is_x86_64 and code and texts):
        return ()
    found = {_text(own, texts, place) for place in _places(own, code, texts)}
    return tuple(sorted(text for text in found if _LETTERS.search(text)))


def _places(own: Library, code: Section, texts: Section) -> Iterator[int]:
    """Yield the address of the text that is loaded nearest to each setting of the level.

    Only what stands between the call before and the call itself is of this call.
    """
    data = own.data[code.start : code.start + code.size]
    for level in _LEVEL.finditer(data):
        first = _after_last_call(code, data, level.start())
        last = _next_call(code, data, level.end())
        near = _TEXT.finditer(data, first, last)
        loads = [
            (abs(load.start() - level.start()), _target(code, load.end(), load[1])) for load in near
        ]
        starts = [(far, place) for far, place in loads if _is_start(own, texts, place)]
        if starts:
            yield min(starts)[1]


def _after_last_call(code: Section, data: bytes, place: int) -> int:
    first = max(0, place - _BEFORE)
    calls = [one.end() for one in _CALL.finditer(data, first, place) if _is_call(code, one)]
    return calls[-1] if calls else first


def _next_call(code: Section, data: bytes, place: int) -> int:
    last = place + _AFTER
    calls = (one.start() for one in _CALL.finditer(data, place, last) if _is_call(code, one))
    return next(calls, last)


def _is_call(code: Section, found: re.Match[bytes]) -> bool:
    """Whether the byte begins a call: what it would call is code, or a jump to another library."""
    target = _target(code, found.end(), found[1])
    return code.address - _JUMPS <= target < code.address + code.size


def _target(code: Section, end: int, offset: bytes) -> int:
    distance: int = struct.unpack("<i", offset)[0]
    return code.address + end + distance


def _is_start(own: Library, texts: Section, place: int) -> bool:
    far = place - texts.address
    return 0 <= far < texts.size and (far == 0 or own.data[texts.start + far - 1] == 0)


def _text(own: Library, texts: Section, place: int) -> str:
    first = texts.start + place - texts.address
    return own.data[first : own.data.find(b"\x00", first)].decode("utf-8", "replace")
