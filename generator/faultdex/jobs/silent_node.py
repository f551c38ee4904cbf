"""Find the node of which no process says how it ended, while every rank elsewhere lost others.

A launcher that lives tells which of its ranks failed, so one that says nothing died with its node.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from faultdex.jobs.local_ranks import launcher_of
from faultdex.jobs.ranking import OTHERS, Job
from faultdex.jobs.ranks import owner_of, rank_in
from faultdex.jobs.summary import LogSummary


@dataclass(frozen=True, slots=True)
class SilentNode:
    """The folder of a node, and its ranks, where they are known."""

    name: str
    ranks: frozenset[int]


def silent_node(job: Job, summaries: Sequence[LogSummary]) -> SilentNode | None:
    """Return the only node that is silent; nothing where another failure is known."""
    if not job.failures or job.failures[0].tier < OTHERS:
        return None
    nodes = _nodes(one.name for one in summaries)
    telling = {owner_of(one.name) for one in summaries if one.events}
    logs = {node: [one for one in summaries if _is_in(one, node)] for node in nodes}
    silent = [node for node, some in logs.items() if not telling & _owners(some)]
    others = [one for one in summaries if not any(_is_in(one, node) for node in silent)]
    if len(silent) != 1 or not _owners(others) <= telling or not _has_launcher(logs[silent[0]]):
        return None
    ranks = {rank_in(one.speaker) for one in logs[silent[0]] if launcher_of(one.name)}
    known = frozenset(rank for rank in ranks if rank is not None)
    return SilentNode(PurePath(silent[0]).name, frozenset() if None in ranks else known)


def _nodes(names: Iterable[str]) -> list[str]:
    """Return the folders that hold one launcher each, as far up as they do."""
    launchers = {folder for name in names if (folder := launcher_of(name))}
    above = {
        one: [str(parent) for parent in (PurePath(one), *PurePath(one).parents)]
        for one in launchers
    }
    return [
        [
            one
            for one in above[launcher]
            if not any(one in above[x] for x in launchers - {launcher})
        ][-1]
        for launcher in sorted(launchers)
    ]


def _is_in(one: LogSummary, node: str) -> bool:
    return PurePath(one.name).is_relative_to(node)


def _owners(some: Iterable[LogSummary]) -> set[str]:
    return {owner_of(one.name) for one in some}


def _has_launcher(some: Iterable[LogSummary]) -> bool:
    """Tell whether what the launcher printed is among the logs of a node."""
    return any(not launcher_of(one.name) for one in some)
