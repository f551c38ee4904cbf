"""Hold what the flight recorder of a rank has: its process groups and its last calls."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod

Sizes = tuple[tuple[int, ...], ...]

# What each rank of a collective gives or gets alike; the other side may differ by the rank.
_ALIKE_OUT = ("scatter", "reduce_scatter", "_reduce_scatter")
_UNEVEN = ("all_to_all", "all_gather_v", "reduce_scatter_v", "barrier", "coalesced", "split")


@dataclass(frozen=True, slots=True)
class Form:
    """What all ranks must agree on in one call; an empty part is not compared."""

    kind: str
    size: int | None = None
    types: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return it as people write a call."""
        facts = [f"{self.size:,} elements" if self.size is not None else "", "/".join(self.types)]
        inside = " of ".join(filter(None, facts))
        return f"{self.kind}({inside})" if inside else self.kind


@dataclass(frozen=True, slots=True)
class Call:
    """One entry of the recorder: a collective or a message, and whether it is over.

    `peers` are the ranks within the group from and to which a message goes. `at` is the innermost
    line of the program that made the call, and `time` when it was made, in nanoseconds. Messages
    of a group have numbers of their own, `p2p_seq`.
    """

    group: str
    seq: int
    op: int
    backend: str
    kind: str
    state: str
    is_done: bool
    is_message: bool = False
    peers: tuple[int, int] | None = None
    inputs: Sizes = ()
    outputs: Sizes = ()
    input_types: tuple[str, ...] = ()
    output_types: tuple[str, ...] = ()
    time: int = 0
    at: str = ""
    p2p_seq: int = 0

    @property
    def form(self) -> Form:
        """Return what the other ranks must agree on."""
        if self.kind.startswith(_UNEVEN) or self.kind.endswith("_barrier"):
            return Form(self.kind)
        is_out = self.kind.startswith(_ALIKE_OUT)
        sizes, types = (
            (self.outputs, self.output_types) if is_out else (self.inputs, self.input_types)
        )
        size = sum(map(prod, sizes))
        return Form(self.kind, size, tuple(sorted(set(types))) if size else ())


@dataclass(frozen=True, slots=True)
class Group:
    """A process group as one rank knows it; without `ranks` its dump does not say who is in it."""

    name: str
    about: str = ""
    ranks: frozenset[int] = frozenset()

    @property
    def title(self) -> str:
        """Return its name, with its description if it has one."""
        has_words = self.about not in {"", "undefined", self.name}
        return f"{self.name} ({self.about})" if has_words else self.name


@dataclass(frozen=True, slots=True)
class Dump:
    """What one rank recorded; `is_cut` tells that older calls were overwritten.

    `nameless` are the ranks of a group without a name, as gloo files those of its last group.
    """

    rank: int
    name: str
    version: str
    groups: Mapping[str, Group] = field(default_factory=dict)
    calls: tuple[Call, ...] = ()
    is_cut: bool = False
    nameless: frozenset[int] = frozenset()

    @property
    def first(self) -> int:
        """Return when the oldest call that is left was made; 0 without one."""
        return min((call.time for call in self.calls), default=0)

    @property
    def last(self) -> int:
        """Return when its last call was made; 0 without one."""
        return max((call.time for call in self.calls), default=0)
