"""Give the calls of a coalesced group the state of the group.

NCCL runs such calls as one, and only the entry that ends the group learns when it is over.
"""

from collections.abc import Sequence
from dataclasses import replace

from faultdex.hangs.calls import Call

END = "coalesced"


def settled(calls: Sequence[Call]) -> tuple[Call, ...]:
    """Return the calls of a rank; an entry that ends a group of messages is a message too."""
    every = list(calls)
    for place, end in enumerate(calls):
        if end.kind != END and not end.kind.endswith(f"_{END}"):
            continue
        inside = _inside(calls, place)
        for one in inside:
            every[one] = replace(calls[one], state=end.state, is_done=end.is_done)
        is_message = end.is_message or any(calls[one].is_message for one in inside)
        every[place] = replace(end, is_message=is_message)
    return tuple(every)


def _inside(calls: Sequence[Call], place: int) -> list[int]:
    """Return where the calls are that the entry at `place` ends: same group, same numbers."""
    end, found = calls[place], list[int]()
    for at in range(place - 1, -1, -1):
        one = calls[at]
        if one.group != end.group:
            continue
        if (one.seq, one.p2p_seq) != (end.seq, end.p2p_seq) or one.kind.endswith(END):
            break
        found.append(at)
    return found
