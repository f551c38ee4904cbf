"""Turn the messages of the book into the files that the paste box loads: hints, and parts by owner.

The hints are hashes, so that the first load stays small: a word of a text that only looks like a
message loads a part in vain, and the part decides.
"""

import base64
import heapq
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from faultdex.match.messages.compile import compile_messages, rare_grams
from faultdex.match.messages.part import Part
from faultdex.model.book import Book
from faultdex.render.rows import compact

FOLDER = "assets/faultdex/messages/"
SCHEMA = 3
# How many texts may have a gram that tells an owner: what more have is in ordinary lines, too.
_MOST = 10
# FNV-1a with 32 bits, folded to 24: http://www.isthe.com/chongo/tech/comp/fnv/
_BASIS, _PRIME = 0x811C9DC5, 0x01000193
_BITS = 24


def message_files(book: Book, site: str) -> Mapping[str, bytes]:
    """Return the content of each file by its path; nothing for a book without messages."""
    hints, parts = compile_messages(book, site)
    if not parts:
        return {}
    labels = {one.owner: one.label for one in hints.owners}
    return {
        f"{FOLDER}hints.json": _json(hashed(parts, site)),
        **{
            f"{FOLDER}{part.owner}.json": _json(compact(part, labels[part.owner])) for part in parts
        },
    }


def hashed(parts: Sequence[Part], site: str) -> Mapping[str, object]:
    """Return the hints as the paste box reads them; every form has one gram of its owner's."""
    every = {part.owner: [_grams(*form) for form in _forms(part)] for part in parts}
    counts = Counter(gram for some in every.values() for grams in some for gram in grams)
    owners = [
        {"owner": owner, **packed(map(folded, _cover(some, counts)))}
        for owner, some in every.items()
    ]
    return {"schema": SCHEMA, "site": site, "owners": owners}


def folded(text: str) -> int:
    """Return the hash of a text, of 24 bits."""
    state = _BASIS
    for byte in text.encode():
        state = (state ^ byte) * _PRIME & 0xFFFFFFFF
    return (state >> _BITS ^ state) & (1 << _BITS) - 1


def packed(hashes: Iterable[int]) -> Mapping[str, int | str]:
    """Return the steps between ascending hashes in Rice's code, as base64.

    Of a step less one, the `low` lowest bits are written as they are, after as many ones as the
    bits above them say and a zero; ones fill the last byte.
    https://docs.rs/dsi-bitstream/0.5.0/dsi_bitstream/codes/rice/index.html
    """
    every = sorted(set(hashes))
    steps = [one - before - 1 for before, one in zip((-1, *every), every, strict=False)]
    low = min(range(1, _BITS), key=lambda low: sum(low + (step >> low) for step in steps))
    bits = "".join(_coded(step, low) for step in steps)
    octets = (bits[start : start + 8].ljust(8, "1") for start in range(0, len(bits), 8))
    return {"low": low, "grams": base64.b64encode(bytes(int(one, 2) for one in octets)).decode()}


def _coded(step: int, low: int) -> str:
    return f"{'1' * (step >> low)}0{step & (1 << low) - 1:0{low}b}"


def _forms(part: Part) -> Iterator[tuple[str, str]]:
    return ((form.text or row.text, form.gram) for row in part.rows for form in row.forms)


def _grams(text: str, gram: str) -> tuple[str, ...]:
    """Return the grams that may tell a form, its own first."""
    return tuple(dict.fromkeys((gram, *rare_grams(text))))


def _cover(forms: Sequence[tuple[str, ...]], counts: Mapping[str, int]) -> Iterator[str]:
    """Yield few grams of which each form has one, those that tell most forms first."""
    holding: dict[str, set[int]] = defaultdict(set)
    for place, (own, *others) in enumerate(forms):
        for gram in (own, *(one for one in others if counts[one] <= _MOST)):
            holding[gram].add(place)
    left, queue = set(range(len(forms))), [(-len(some), gram) for gram, some in holding.items()]
    heapq.heapify(queue)
    while left:
        before, gram = heapq.heappop(queue)
        gain = len(holding[gram] & left)
        if gain == -before:
            left -= holding[gram]
            yield gram
        elif gain:
            heapq.heappush(queue, (-gain, gram))


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()
