"""Run snippets on the machines of a fleet, and make one report of what many machines wrote."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from faultdex.atomic import write_whole
from faultdex.cli.command import Argument, Option
from faultdex.extras import command_for, is_installed
from faultdex.model.evidence import Result
from faultdex.ray_pool import connect
from faultdex.terminal import complain, say, visible
from faultdex.verify import merge as merge_reports
from faultdex.verify import namesakes, read_report, report_bytes
from faultdex.verify.fleet import FleetOptions, SnippetResult, jobs_in, run_fleet
from faultdex.verify.record import RunReport
from faultdex.verify.runner.bundle import BundleError
from faultdex.verify.runner.report import table

FINE, NOT_AS_DECLARED, USAGE = 0, 1, 2
# Seconds after which what came back is saved.
SAVE_EVERY = 5.0
AS_DECLARED = {Result.REPRODUCED, Result.UNSUPPORTED}


def fleet(
    bundle: Annotated[Path, Argument(metavar="FILE", help="A bundle of verify plan.")],
    *,
    ray: Annotated[
        str, Option(metavar="ADDRESS", help="The cluster: auto, local, or its address.")
    ] = "auto",
    out: Annotated[Path, Option(metavar="FILE", help="The evidence to write.")] = Path(
        "evidence.json"
    ),
    repeat: Annotated[int, Option(metavar="N", least=1, help="Runs of each snippet.")] = 1,
    resource: Annotated[
        str,
        Option(
            metavar="NAME",
            help="Only nodes that have this resource, such as accelerator_type:H200.",
        ),
    ] = "",
) -> None:
    """Run a bundle on a cluster of Ray, one task for each snippet, and write the evidence.

    A task takes the GPUs that its snippet needs, and a snippet that must be alone a whole node.
    Snippets run on the Python of Ray's workers, and nodes need no Faultdex. A task whose worker
    dies starts again; a snippet that does not end is ended by its own limit. Needs ray:
    pip install 'faultdex[ray]'

    Ends with 1 when a snippet did not do what is expected of it or came to no result, which is
    told. A run of nodes that differ, in drivers for example, is recorded for one kind at a time:
    name it by --resource.
    """
    if not is_installed("ray"):
        complain(f"verify fleet needs more packages; run: {command_for('ray')}")
        raise SystemExit(USAGE)
    try:
        jobs = jobs_in(bundle.read_bytes())
    except (OSError, BundleError) as error:
        complain(f"{bundle}: {error}")
        raise SystemExit(USAGE) from None
    connect(ray)
    results = run_fleet(jobs, FleetOptions(repeat, resource))
    whole, lost = _collected(results, len(jobs), out)
    say(visible(table(whole.model_dump(mode="json"))))
    _tell_namesakes(whole)
    found = {run.result for one in whole.evidence for run in one.runs}
    ran = any(run.runs for one in whole.evidence for run in one.runs)
    raise SystemExit(FINE if ran and found <= AS_DECLARED and not lost else NOT_AS_DECLARED)


def merge(
    files: Annotated[list[Path], Argument(metavar="FILE...", help="What runners wrote.")],
    *,
    out: Annotated[Path, Option(metavar="FILE", help="The evidence to write.")],
) -> None:
    """Make one file of the evidence that many machines wrote, such as the tasks of an array.

    A run is found by entry, machine, snippet, and the digests of the snippet and its expectation.
    Where two results of it meet, the worse one is kept. The order of files is no matter, nor is it
    if one comes twice.

    Ends with 2 when a file cannot be read; the others are merged all the same.
    """
    reports = [*_readable(files)]
    whole = merge_reports(reports)
    write_whole(out, report_bytes(whole))
    say(f"{out}: {sum(len(one.runs) for one in whole.evidence):,} runs of {len(reports):,} files")
    _tell_namesakes(whole)
    raise SystemExit(FINE if len(reports) == len(files) else USAGE)


def _readable(files: list[Path]) -> Iterator[RunReport]:
    """Yield what the files hold; what cannot be read is told."""
    for file in files:
        try:
            report = read_report(file.read_bytes())
        except OSError as error:
            report = error.strerror or str(error)
        if isinstance(report, str):
            complain(f"{file}: {report}")
        else:
            yield report


def _collected(
    results: Iterator[SnippetResult], total: int, out: Path
) -> tuple[RunReport, list[str]]:
    """Tell of each snippet as it ends, and save all now and then; return all, and what is lost."""
    reports, lost, saved = list[RunReport](), list[str](), time.monotonic()
    try:
        for number, one in enumerate(results, 1):
            if one.report:
                reports.append(one.report)
                say(visible(f"[{number:3}/{total}] {_line(one.report)}  {one.name}"))
            else:
                lost.append(one.name)
                complain(f"[{number:3}/{total}] {one.name}: {one.why}")
            if time.monotonic() - saved > SAVE_EVERY:
                _save(reports, out)
                saved = time.monotonic()
    finally:
        whole = _save(reports, out)
    return whole, lost


def _save(reports: list[RunReport], out: Path) -> RunReport:
    whole = merge_reports(reports)
    write_whole(out, report_bytes(whole))
    return whole


def _line(report: RunReport) -> str:
    """Return what became of the one run of a report."""
    run = report.evidence[0].runs[0]
    return f"{run.result:14} {run.seconds:6.1f} s"


def _tell_namesakes(report: RunReport) -> None:
    for one in namesakes(report):
        complain(f"{one}: record takes one of them, so run each kind by itself")
