"""Say what a job needs and this machine does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faultdex.verify.runner.rights import may
from faultdex.verify.runner.versions import within

if TYPE_CHECKING:
    from collections.abc import Iterator

    from faultdex.verify.runner.bundle import Needs
    from faultdex.verify.runner.machine import Machine

GIB = 1024
RESERVE_GIB = 2


def unmet(needs: Needs, machine: Machine) -> str:
    """Return what is missing, comma-separated; nothing when all needs are met."""
    return ", ".join(_missing(needs, machine))


def budget(total_mib: int) -> float:
    """Return how many GiB of a GPU with `total_mib` MiB jobs may take together."""
    return total_mib / GIB - RESERVE_GIB


def _missing(needs: Needs, machine: Machine) -> Iterator[str]:
    yield from _missing_gpus(needs, machine)
    for component, ranges in sorted(needs.versions.items()):
        have = machine.versions.get(component, "")
        if not have:
            yield f"{component} is not there"
        elif not within(have, ranges):
            yield f"{component} {ranges}, here is {have}"
    yield from (
        f"no {name}, here is {machine.versions[name]}" for name in _unwanted(needs, machine)
    )
    yield from (f"module {name}" for name in needs.modules if name not in machine.modules)
    yield from (f"tool {name}" for name in needs.tools if not machine.has_tool(name))
    yield from (f"right {name}" for name in needs.rights if not may(name))


def _unwanted(needs: Needs, machine: Machine) -> Iterator[str]:
    return (name for name in needs.without if machine.versions.get(name))


def _missing_gpus(needs: Needs, machine: Machine) -> Iterator[str]:
    have, plural = len(machine.gpus), "s" * (needs.gpus > 1)
    if needs.gpus > have:
        yield f"{needs.gpus} GPU{plural}, here are {have}"
    elif needs.gpus and needs.memory > budget(min(gpu.total for gpu in machine.gpus)):
        yield f"{needs.memory:g} GiB of GPU memory"
    capability = machine.versions.get("capability", "")
    if needs.capability and not (capability and within(capability, needs.capability)):
        yield f"compute capability {needs.capability}, here is {capability or 'none'}"
