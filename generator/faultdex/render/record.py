"""Turn an entry's evidence into a table for each machine."""

from dataclasses import dataclass

from faultdex.model.entry import Entry
from faultdex.model.evidence import Machine, Result
from faultdex.model.standing import Trial, trials

_FACTS = (
    ("GPU", "gpu"), ("capability", "capability"), ("driver", "driver"), ("CUDA", "cuda"),
    ("NCCL", "nccl"), ("cuDNN", "cudnn"), ("torch", "torch"), ("Triton", "triton"),
    ("JAX", "jax"), ("nvcc", "nvcc"), ("gcc", "gcc"), ("Python", "python"), ("system", "system"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Row:
    """What one snippet did on a machine; `result` says stale where the bytes have changed."""

    snippet: str
    role: str
    result: str
    repeats: str
    day: str
    seconds: str
    reason: str


@dataclass(frozen=True, slots=True)
class Table:
    """All that was run on one machine, with what is known of it."""

    machine: str
    facts: tuple[tuple[str, str], ...]
    rows: tuple[Row, ...]


def tables(entry: Entry) -> tuple[Table, ...]:
    """Return one table for each machine that has run a snippet of the entry."""
    groups: dict[str, list[Trial]] = {}
    for trial in trials(entry):
        groups.setdefault(trial.machine.name, []).append(trial)
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


def result_of(trial: Trial) -> str:
    """Return the result as pages word it: stale before all, then k of n for a flaky one."""
    return trial.run.result.value if trial.fresh else "stale"


def _row(trial: Trial) -> Row:
    run = trial.run
    stale = "The file or what is expected of it has changed since this run."
    reason = run.reason if run.result is not Result.REPRODUCED else ""
    return Row(
        snippet=run.snippet,
        role=trial.snippet.role.value,
        result=result_of(trial),
        repeats=f"{run.agreed}/{run.runs}",
        day=run.started[:10],
        seconds=f"{run.seconds:.1f} s",
        reason=reason if trial.fresh else stale,
    )
