"""Merging evidence is associative, commutative and idempotent, and the worse result stays."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis.strategies import (
    SearchStrategy,
    builds,
    fixed_dictionaries,
    integers,
    just,
    lists,
    sampled_from,
)

from faultdex.model.evidence import Evidence, Failure, Machine, Result, Run
from faultdex.verify import RunReport, merge, namesakes, read_report, report_bytes

NOON, LATER = "2026-11-20T12:00:00Z", "2026-11-20T13:00:00Z"
HOST = Machine(name="h200-x1", driver="580.1", python="3.12.3", system="Linux, x86_64")
OTHER = HOST.model_copy(update={"driver": "580.2"})


def run_of(result: Result, **changes: object) -> Run:
    """Return a run, of fix.py unless told otherwise."""
    given = {
        "snippet": "fix.py", "sha256": "a" * 64, "expect_sha256": "b" * 64, "started": NOON,
        "runs": 1, "agreed": int(result is Result.REPRODUCED), "seconds": 1.0,
    }  # fmt: skip
    return Run.model_validate({"result": result, **given, **changes})


def report_of(*runs: Run, machine: Machine = HOST, entry: str = "planted-fault") -> RunReport:
    """Return a report on one entry."""
    return RunReport(
        schema=1, evidence=(Evidence(schema=1, entry=entry, machine=machine, runs=runs),)
    )


CHANGES = fixed_dictionaries(
    {
        "snippet": sampled_from(["fix.py", "reproduce.py"]),
        "sha256": sampled_from(["a" * 64, "c" * 64]),
        "expect_sha256": sampled_from(["b" * 64, "d" * 64]),
        "started": sampled_from([NOON, LATER]),
        "runs": integers(0, 3),
        "ranks": sampled_from([{}, {"0": "x", "1": "y"}, {"1": "y", "0": "x"}]),
        "seconds": sampled_from([0.0, 1.5]),
    }
)
RUNS = builds(lambda result, changes: run_of(result, **changes), sampled_from(Result), CHANGES)
FAILURES = builds(
    lambda run: Failure(**{name: getattr(run, name) for name in Failure.model_fields}), RUNS
)
EVIDENCE = builds(
    Evidence,
    schema=just(1),
    entry=sampled_from(["planted-fault", "other-fault"]),
    machine=sampled_from([HOST, OTHER]),
    runs=lists(RUNS, max_size=4).map(tuple),
    failures=lists(FAILURES, max_size=2).map(tuple),
)
REPORTS: SearchStrategy[RunReport] = builds(
    RunReport, schema=just(1), evidence=lists(EVIDENCE, max_size=4).map(tuple)
)


def merged(*reports: RunReport) -> bytes:
    """Return the bytes of what reports are merged to."""
    return report_bytes(merge(reports))


@given(REPORTS, REPORTS, REPORTS)
def test_it_is_associative(one: RunReport, two: RunReport, three: RunReport) -> None:
    """Any tree of merges gives the same bytes."""
    left = merged(merge([one, two]), three)
    right = merged(one, merge([two, three]))

    assert left == right == merged(one, two, three)


@given(REPORTS, REPORTS)
def test_it_is_commutative(one: RunReport, two: RunReport) -> None:
    """The order of files is no matter."""
    assert merged(one, two) == merged(two, one)


@given(REPORTS)
def test_it_is_idempotent(one: RunReport) -> None:
    """What comes twice counts once."""
    assert merged(one, one) == merged(merge([one])) == merged(one)


@given(REPORTS)
def test_it_keeps_every_run_and_every_machine(one: RunReport) -> None:
    """None is lost, and none is made up."""

    def keys(report: RunReport) -> set[tuple[str, ...]]:
        return {
            (each.entry, each.machine.driver, run.snippet, run.sha256, run.expect_sha256)
            for each in report.evidence
            for run in each.runs
        }

    assert keys(merge([one])) == keys(one)


@given(REPORTS)
def test_what_is_written_can_be_read(one: RunReport) -> None:
    """By the reader that trusts nobody."""
    whole = merge([one])

    assert read_report(report_bytes(whole)) == whole


@pytest.mark.parametrize(
    ("results", "kept"),
    [
        ((Result.REPRODUCED, Result.NOT_REPRODUCED), Result.NOT_REPRODUCED),
        ((Result.REPRODUCED, Result.FLAKY), Result.FLAKY),
        ((Result.FLAKY, Result.NOT_REPRODUCED), Result.NOT_REPRODUCED),
        ((Result.UNRESOLVED, Result.REPRODUCED), Result.REPRODUCED),
        ((Result.UNSUPPORTED, Result.UNRESOLVED), Result.UNRESOLVED),
        ((Result.REFUSED, Result.UNSUPPORTED), Result.UNSUPPORTED),
        ((Result.REFUSED, Result.NOT_REPRODUCED, Result.UNRESOLVED), Result.NOT_REPRODUCED),
    ],
)
def test_the_worse_result_is_kept(results: tuple[Result, ...], kept: Result) -> None:
    """One that says nothing of the snippet stays only where there is no other."""
    for order in permutations(results):
        [one] = merge(report_of(run_of(result)) for result in order).evidence

        assert [run.result for run in one.runs] == [kept]


def test_of_equal_results_that_of_the_later_run_is_kept() -> None:
    """A task of an array ran twice."""
    runs = [run_of(Result.REPRODUCED), run_of(Result.REPRODUCED, started=LATER)]
    [one] = merge(report_of(run) for run in (*runs, runs[0])).evidence

    assert one.runs == (runs[1],)


def test_runs_of_other_bytes_are_other_runs() -> None:
    """So are those that were held to another expectation, and those of another machine."""
    runs = [
        run_of(Result.REPRODUCED),
        run_of(Result.FLAKY, sha256="c" * 64),
        run_of(Result.FLAKY, expect_sha256="d" * 64),
    ]
    whole = merge([*map(report_of, runs), report_of(runs[0], machine=OTHER)])

    assert [len(one.runs) for one in whole.evidence] == [3, 1]
    assert [one.machine.driver for one in whole.evidence] == ["580.1", "580.2"]


def test_failures_are_kept_oldest_first_and_once() -> None:
    """Of whichever file they are."""
    late, early = (
        Failure(**{name: getattr(run, name) for name in Failure.model_fields})
        for run in (run_of(Result.FLAKY, started=LATER), run_of(Result.FLAKY))
    )
    reports = [
        RunReport(
            schema=1,
            evidence=(
                Evidence(schema=1, entry="planted-fault", machine=HOST, runs=(), failures=failures),
            ),
        )
        for failures in ((late,), (late, early))
    ]

    assert merge(reports).evidence[0].failures == (early, late)


def test_machines_of_one_name_that_differ_are_told() -> None:
    """For the same entry only: two entries may come of two machines."""
    run = run_of(Result.REPRODUCED)
    third = OTHER.model_copy(update={"torch": "2.11.0"})
    apart = [report_of(run), report_of(run, machine=OTHER, entry="other-fault")]
    mixed = [report_of(run), report_of(run, machine=OTHER), report_of(run, machine=third)]

    assert [*namesakes(merge(apart))] == []
    assert [*namesakes(merge(mixed))] == ["machines named h200-x1 differ in driver, torch"]
