"""Tell people and CI how a run goes and how it went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

from faultdex.verify.runner import judge

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from faultdex.verify.runner.bench import Tried

SKIPPED = {judge.UNSUPPORTED, judge.REFUSED}
ORDER = (
    judge.REPRODUCED, judge.NOT_REPRODUCED, judge.FLAKY, judge.UNRESOLVED, judge.UNSUPPORTED,
    judge.REFUSED,
)  # fmt: skip


def progress(one: Tried, number: int, total: int) -> str:
    """Return the line that is printed when an attempt has ended."""
    seconds = f"{one.outcome.seconds:6.1f} s" if one.outcome else "       -"
    head = f"[{number:3}/{total}] {one.verdict.result:14} {seconds}  {one.job.name}"
    return f"{head}\n           {one.verdict.reason}" if one.verdict.reason else head


def counts(told: Mapping[str, Any]) -> dict[str, int]:
    """Return how many snippets came to each result, in a fixed order."""
    results = [run["result"] for _, run in runs(told)]
    return {result: results.count(result) for result in ORDER if result in results}


def runs(told: Mapping[str, Any]) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """Yield entry and run of everything told."""
    for evidence in told["evidence"]:
        for run in evidence["runs"]:
            yield evidence["entry"], run


def table(told: Mapping[str, Any]) -> str:
    """Return one line a snippet that was not plainly reproduced, and the totals."""
    odd = [
        f"{run['result']:14} {entry}/{run['snippet']}: {run['reason']}"
        for entry, run in runs(told)
        if run["result"] != judge.REPRODUCED
    ]
    totals = ", ".join(f"{count} {result}" for result, count in counts(told).items())
    return "\n".join([*odd, totals or "nothing ran"])


def markdown(told: Mapping[str, Any]) -> str:
    """Return the summary for a CI page."""
    lines = [
        "| snippet | result | runs | seconds | reason |",
        "|---|---|---|---|---|",
        *(
            f"| {entry}/{run['snippet']} | {run['result']} | {run['agreed']}/{run['runs']} "
            f"| {run['seconds']:.1f} | {_inert(run['reason'])} |"
            for entry, run in runs(told)
        ),
    ]
    totals = ", ".join(f"{count} {result}" for result, count in counts(told).items())
    return "\n".join([*lines, "", totals or "Nothing ran.", ""])


def junit(told: Mapping[str, Any]) -> bytes:
    """Return the results as JUnit XML."""
    suite = ET.Element("testsuite", name="faultdex")
    for entry, run in runs(told):
        case = ET.SubElement(
            suite, "testcase", classname=entry, name=run["snippet"], time=str(run["seconds"])
        )
        if run["result"] in SKIPPED:
            ET.SubElement(case, "skipped", message=_printable(run["reason"]))
        elif run["result"] != judge.REPRODUCED:
            message = _printable(f"{run['result']}: {run['reason']}")
            ET.SubElement(case, "failure", message=message)
    suite.set("tests", str(len(suite)))
    suite.set("failures", str(len(suite.findall("testcase/failure"))))
    suite.set("skipped", str(len(suite.findall("testcase/skipped"))))
    whole: bytes = ET.tostring(suite, encoding="utf-8", xml_declaration=True)
    return whole


def _inert(text: str) -> str:
    """Return `text` such that Markdown shows it as it is."""
    escaped = "".join(f"&#{ord(one)};" if one in "|<>&[]`*_\\" else one for one in text)
    return " ".join(escaped.split())


def _printable(text: str) -> str:
    return "".join(one for one in text if one.isprintable())
