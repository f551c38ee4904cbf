"""Turn an entry's evidence into a table for each machine."""

from dataclasses import dataclass

from faultdex.model.entry import Entry
from faultdex.model.evidence import Machine, Result
from faultdex.model.verification import SnippetRun, snippet_runs

_FACTS = (
    ("GPU", "gpu"), ("capability", "capability"), ("driver", "driver"), ("CUDA", "cuda"),
    ("NCCL", "nccl"), ("cuDNN", "cudnn"), ("torch", "torch"), ("Triton", "triton"),
    ("JAX", "jax"), ("nvcc", "nvcc"), ("gcc", "gcc"), ("Python", "python"), ("system", "system"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Row:
    """What one snippet did on a machine; `result` says stale where the bytes have changed.

    The time is `shared` if another program may have run beside the snippet.
    """

    snippet: str
    role: str
    result: str
    repeats: str
    day: str
    seconds: str
    shared: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Table:
    """All that was run on one machine, with what is known of it."""

    machine: str
    facts: tuple[tuple[str, str], ...]
    rows: tuple[Row, ...]


def tables(entry: Entry) -> tuple[Table, ...]:
    """Return one table for each machine that has run a snippet of the entry."""
    groups: dict[str, list[SnippetRun]] = {}
    for recorded in snippet_runs(entry):
        groups.setdefault(recorded.machine.name, []).append(recorded)
    return tuple(
        Table(name, machine_facts(group[0].machine), tuple(map(_row, group)))
        for name, group in sorted(groups.items())
    )


def machine_facts(machine: Machine) -> tuple[tuple[str, str], ...]:
    """Return label and value of everything that the runner read from the machine."""
    values = {name: str(getattr(machine, name)) for _, name in _FACTS}
    if machine.gpus > 1:
        values["gpu"] = f"{machine.gpu} ({machine.gpus} of them)"
    return tuple((label, values[name]) for label, name in _FACTS if values[name])


def result_of(recorded: SnippetRun) -> str:
    """Return the result as pages word it: stale before all, then k of n for a flaky one."""
    return recorded.run.result.value if recorded.fresh else "stale"


def _row(recorded: SnippetRun) -> Row:
    run = recorded.run
    stale = "The file or what is expected of it has changed since this run."
    reason = run.reason if run.result is not Result.REPRODUCED else ""
    return Row(
        snippet=run.snippet,
        role=recorded.snippet.role.value,
        result=result_of(recorded),
        repeats=f"{run.agreed}/{run.runs}",
        day=run.started[:10],
        seconds=f"{run.seconds:.1f} s",
        shared=not recorded.snippet.needs.exclusive,
        reason=reason if recorded.fresh else stale,
    )
