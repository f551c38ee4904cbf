"""Turn the stacks of several ranks into groups of equal ones, and say which ranks are elsewhere.

A rank inside of a collective, a message or the store waits, and is never named. Nor is one that
waits for the GPU or is in its backward pass, since a collective may run there.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from faultdex.hangs.stacks import MAY_WAIT, WAITS, Doing, Stack
from faultdex.hangs.verdict import NAMED, begun, few, ranks


@dataclass(frozen=True, slots=True)
class Seen:
    """The stack of one process, its file, and its rank where the name of the file tells it."""

    rank: int | None
    name: str
    stack: Stack

    @property
    def who(self) -> str:
        """Return whose stack it is."""
        if self.rank is not None:
            return f"rank {self.rank}"
        return f"process {self.stack.pid}" if self.stack.pid else self.name


@dataclass(frozen=True, slots=True)
class StackGroup:
    """Those whose stacks are equal; `ranks` are the numbers of those whose rank is known."""

    who: tuple[str, ...]
    ranks: tuple[int, ...]
    stack: Stack

    @property
    def is_waiting(self) -> bool:
        """Tell whether these ranks wait for others, or may do so."""
        return self.stack.doing in WAITS | MAY_WAIT


@dataclass(frozen=True, slots=True)
class Stacks:
    """The groups of a job's stacks, those that are elsewhere first, and then the smallest first."""

    groups: tuple[StackGroup, ...]
    missing: frozenset[int] = frozenset()

    @property
    def waiting(self) -> frozenset[int]:
        """Return the ranks that wait in a collective, for a message or for the store."""
        every = (group for group in self.groups if group.stack.doing in WAITS)
        return frozenset(one for group in every for one in group.ranks)

    @property
    def elsewhere(self) -> frozenset[int]:
        """Return the ranks that are elsewhere, and do not wait for the GPU either."""
        return frozenset(
            one for group in self.groups if not group.is_waiting for one in group.ranks
        )

    @property
    def known(self) -> frozenset[int]:
        """Return the ranks whose stacks are known."""
        return frozenset(one for group in self.groups for one in group.ranks)

    @property
    def is_plain(self) -> bool:
        """Tell whether the ranks elsewhere are seen to do something else than wait for the GPU.

        A line of the program may read a value from the GPU, which the stack does not show.
        """
        away = [group.stack.doing for group in self.groups if not group.is_waiting]
        return bool(away) and Doing.CODE not in away

    @property
    def suspects(self) -> frozenset[int]:
        """Return the ranks elsewhere if others wait in a collective; they may only be slow."""
        return self.elsewhere if self.waiting else frozenset()

    @property
    def says(self) -> str:
        """Return in a sentence who is elsewhere."""
        count = sum(len(group.who) for group in self.groups)
        away = [one for one in self.groups if not one.is_waiting]
        waiting = [one for one in self.groups if one.is_waiting]
        if away and waiting:
            places = "; ".join(_where(one) for one in away[:NAMED])
            wait = "waits" if [len(one.who) for one in waiting] == [1] else "wait"
            return f"{begun(places)}. {begun(_who(waiting))} {wait}."
        if away:
            return (
                f"None of {count:,} stacks waits in a collective, so they show no hang of the job."
            )
        if len(self.groups) > 1:
            return (
                f"The {count:,} stacks wait at {len(self.groups):,} different places,"
                " and they do not tell which is wrong."
            )
        if count == 1:
            return f"The only stack, of {_who(self.groups)}, waits for other ranks."
        return f"All {count:,} stacks wait in the same call, so no rank stands out."

    @property
    def notes(self) -> tuple[tuple[str, str], ...]:
        """Return the groups as labels and texts."""
        groups = [(_who([one]), _about(one.stack)) for one in self.groups[:NAMED]]
        more = len(self.groups) - NAMED
        rest = [("more", f"{more:,} other groups of equal stacks")] if more > 0 else []
        lacking = [("no stack", ranks(self.missing))] if self.missing else []
        return (*groups, *rest, *lacking)

    def as_data(self) -> dict[str, object]:
        """Return the groups as plain data, in the order of the contract."""
        return {
            "says": self.says,
            "suspects": sorted(self.suspects),
            "waiting": sorted(self.waiting),
            "missing": sorted(self.missing),
            "groups": [
                {
                    "who": [*one.who],
                    "ranks": [*one.ranks],
                    "doing": one.stack.doing.value,
                    "call": one.stack.call or None,
                    "at": one.stack.at,
                }
                for one in self.groups
            ],
        }


def grouped(every: Iterable[Seen]) -> Stacks:
    """Return the groups of equal stacks; the first stack of each rank or process counts."""
    found = {one.who: one for one in reversed([*every]) if not one.stack.is_worker}
    by_stack: dict[Stack, list[Seen]] = defaultdict(list)
    for one in sorted(found.values(), key=lambda one: (one.rank is None, one.rank or 0, one.who)):
        by_stack[Stack(one.stack.frames)].append(one)
    groups = [_group(stack, some) for stack, some in by_stack.items()]
    ordered = sorted(groups, key=lambda one: (one.is_waiting, len(one.who), one.ranks, one.who))
    known = {rank for group in groups for rank in group.ranks}
    return Stacks(tuple(ordered), frozenset(range(max(known, default=-1))) - known)


def _group(stack: Stack, every: Sequence[Seen]) -> StackGroup:
    numbers = tuple(one.rank for one in every if one.rank is not None)
    return StackGroup(tuple(one.who for one in every), numbers, stack)


def _who(groups: Sequence[StackGroup]) -> str:
    """Return in words whose stacks these are."""
    names = [name for group in groups for name in group.who]
    numbers = [rank for group in groups for rank in group.ranks]
    if len(numbers) == len(names):
        return ranks(numbers)
    return few(names)


def _where(group: StackGroup) -> str:
    are = "is" if len(group.who) == 1 else "are"
    return f"{_who([group])} {are} {_about(group.stack)}"


def _about(stack: Stack) -> str:
    call = f" ({stack.call})" if stack.call and stack.doing != Doing.CODE else ""
    return f"{stack.doing.value}{call}, at {stack.at}"
