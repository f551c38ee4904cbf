"""Make one report of many, so that runs of one plan on many machines are recorded as one.

The merge is associative, commutative and idempotent: reports may come in any order and any tree,
and one that comes twice changes nothing.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from faultdex.model.evidence import Evidence, Failure, Machine, Result, Run
from faultdex.verify.record import RunReport

# Of results of the same bytes on the same machine the last one in here is kept: the worse one,
# and one that says nothing of the snippet only where there is no other.
WORSE = (
    Result.REFUSED,
    Result.UNSUPPORTED,
    Result.UNRESOLVED,
    Result.REPRODUCED,
    Result.FLAKY,
    Result.NOT_REPRODUCED,
)

Place: TypeAlias = tuple[str, Machine]
RunKey: TypeAlias = tuple[str, str, str]


def merge(reports: Iterable[RunReport]) -> RunReport:
    """Return each run once, found by entry, machine, snippet and both digests.

    Of two results the worse one is kept; of equal ones that of the later run.
    """
    runs: defaultdict[Place, dict[RunKey, Run]] = defaultdict(dict)
    failures: defaultdict[Place, dict[str, Failure]] = defaultdict(dict)
    for one in (one for report in reports for one in report.evidence):
        place = one.entry, one.machine
        failures[place].update((_canonical(failure), failure) for failure in one.failures)
        for run in one.runs:
            key = run.snippet, run.sha256, run.expect_sha256
            runs[place][key] = _worse(runs[place].get(key, run), run)
    places = sorted(failures, key=lambda one: (one[0], _canonical(one[1])))
    return RunReport(
        schema=1,
        evidence=tuple(
            Evidence(
                schema=1,
                entry=entry,
                machine=machine,
                runs=tuple(run for _, run in sorted(runs[entry, machine].items(), key=_key)),
                failures=tuple(_in_order(failures[entry, machine])),
            )
            for entry, machine in places
        ),
    )


def namesakes(report: RunReport) -> Iterator[str]:
    """Yield in what machines of one name differ; `record` refuses both for the same entry."""
    machines: defaultdict[tuple[str, str], list[Machine]] = defaultdict(list)
    for one in report.evidence:
        machines[one.entry, one.machine.name].append(one.machine)
    found: defaultdict[str, set[str]] = defaultdict(set)
    for (_, name), every in machines.items():
        found[name].update(field for one in every[1:] for field in _differing(every[0], one))
    for name, fields in sorted(found.items()):
        if fields:
            yield f"machines named {name} differ in {', '.join(sorted(fields))}"


def report_bytes(report: RunReport) -> bytes:
    """Return a report as the runner writes it; the same for equal ones."""
    plain = report.model_dump(mode="json", by_alias=True)
    return json.dumps(plain, indent=1, sort_keys=True, ensure_ascii=False).encode() + b"\n"


def _differing(one: Machine, other: Machine) -> Iterator[str]:
    return (name for name in Machine.model_fields if getattr(one, name) != getattr(other, name))


def _key(item: tuple[RunKey, Run]) -> RunKey:
    return item[0]


def _worse(one: Run, other: Run) -> Run:
    return one if one is other else max(one, other, key=_badness)


def _badness(run: Run) -> tuple[int, str, str]:
    """Return what orders all runs, so that no two of them are equally bad unless they are equal."""
    return WORSE.index(run.result), run.started, _canonical(run)


def _in_order(failures: dict[str, Failure]) -> Iterator[Failure]:
    """Yield failures, oldest first."""
    ordered = sorted(failures.items(), key=lambda one: (one[1].started, one[1].snippet, one[0]))
    return (failure for _, failure in ordered)


def _canonical(value: Machine | Run | Failure) -> str:
    return json.dumps(value.model_dump(mode="json"), sort_keys=True)
