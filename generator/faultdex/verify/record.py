"""Turn what a runner wrote, which anybody may have written, into evidence files."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pydantic import Field

from faultdex.atomic import write_whole
from faultdex.model.book import Book
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import FAILED, Evidence, Failure, Machine, Result, Run
from faultdex.model.shape import Shape
from faultdex.privacy.rules import leaks
from faultdex.verify.again import doubts
from faultdex.verify.untrusted import read_untrusted

LARGEST = 128 << 20
LARGEST_FILE = 1 << 20
FILED = {Result.REPRODUCED, Result.NOT_REPRODUCED, Result.FLAKY, Result.UNRESOLVED}


class RunReport(Shape):
    """The whole file that a runner writes."""

    schema_version: int = Field(alias="schema", ge=1, le=1)
    evidence: tuple[Evidence, ...]


@dataclass(frozen=True, slots=True)
class Recorded:
    """What was filed, by path below the knowledge folder, and what was refused and why."""

    written: tuple[str, ...]
    refused: tuple[str, ...]


def record(data: bytes, book: Book, folder: Path, *, latest: str = "9999") -> Recorded:
    """Check `data` against the book and file it per entry and machine under `folder`.

    What is refused is named and leaves everything else to be filed. Runs of other snippets that
    an older file of the same machine holds stay, as long as nothing about the machine changed;
    so do runs that started later than the new ones. Runs that started after `latest` are refused.
    Of a run that did not reproduce and that another one replaces, the result and its reason stay.
    """
    report = read_report(data)
    if isinstance(report, str):
        return Recorded((), (report,))
    written, refused = [], []
    counts = Counter(map(_place, report.evidence))
    for evidence in report.evidence:
        found = (*_complaints(evidence, book), *_late_complaints(evidence, book, latest))
        found += ("its evidence stands there twice",) * (counts[_place(evidence)] > 1)
        refused += [f"{evidence.entry} on {evidence.machine.name}: {one}" for one in found]
        if not found and any(run.result in FILED for run in evidence.runs):
            written.append(_file(evidence, book.entries[evidence.entry], folder))
    return Recorded(tuple(sorted(written)), tuple(refused))


def read_report(data: bytes) -> RunReport | str:
    """Return what a runner wrote, or why it is no such thing."""
    return read_untrusted(RunReport, data, LARGEST, "evidence")


def _place(evidence: Evidence) -> tuple[str, str]:
    return evidence.entry, evidence.machine.name


def _complaints(evidence: Evidence, book: Book) -> Iterator[str]:
    entry = book.entries.get(evidence.entry)
    if not entry:
        yield "there is no such entry"
        return
    names = [run.snippet for run in evidence.runs]
    yield from (
        f"{name} stands there twice" for name in sorted(set(names)) if names.count(name) > 1
    )
    for run in evidence.runs:
        yield from (f"{run.snippet}: {one}" for one in _run_complaints(run, entry))
        yield from (f"{run.snippet}: {one}" for one in _doubts(run, entry, evidence.machine))
    yield from _leak_complaints(evidence)
    if len(as_bytes(evidence)) > LARGEST_FILE:
        yield f"it takes more than {LARGEST_FILE} bytes"


def _doubts(run: Run, entry: Entry, machine: Machine) -> Iterator[str]:
    """Say where a run that is called reproduced cannot have been, by what it shows itself."""
    for snippet in (one for one in entry.facts.snippets if one.file == run.snippet):
        yield from doubts(run, entry, snippet)
        if run.result is Result.REPRODUCED and snippet.needs.gpus > machine.gpus:
            yield f"it needs {snippet.needs.gpus} GPUs, and the machine has {machine.gpus}"


def _late_complaints(evidence: Evidence, book: Book, latest: str) -> Iterator[str]:
    """Say what started in the future, and what is behind the times of the file it would replace."""
    yield from (
        f"{run.snippet}: it started at {run.started}, which is still to come"
        for run in evidence.runs
        if run.started > latest
    )
    entry = book.entries.get(evidence.entry)
    others = [one for one in entry.evidence if _is_rival(one, evidence)] if entry else []
    facts = (run for one in others for run in one.runs if entry and _is_fact(run, entry))
    newest = max((run.started for run in facts), default="")
    if newest > max((run.started for run in evidence.runs), default=newest):
        yield f"a run with other versions of {newest} is on record, and that is newer"


def _is_rival(one: Evidence, new: Evidence) -> bool:
    """Whether both want the same file and cannot share it."""
    return one.machine.name == new.machine.name and one.machine != new.machine


def _is_fact(run: Run, entry: Entry) -> bool:
    return run.result is not Result.UNRESOLVED and _is_fresh(run, entry)


def _leak_complaints(evidence: Evidence) -> Iterator[str]:
    """Say where something stands that must not be published; never what it is."""
    for place, text in _texts(evidence):
        for leak in leaks(text):
            line = text.count("\n", 0, leak.start) + 1
            column = leak.start - text.rfind("\n", 0, leak.start)
            yield f"{place}:{line}:{column} shows {leak.what}"


def _texts(evidence: Evidence) -> Iterator[tuple[str, str]]:
    for name, value in evidence.machine.model_dump(mode="json").items():
        yield f"machine.{name}", str(value)
    for run in evidence.runs:
        yield f"{run.snippet} reason", f"{run.reason}\n{run.signal}"
        yield f"{run.snippet} stdout", run.stdout
        yield f"{run.snippet} stderr", run.stderr
        yield from ((f"{run.snippet} rank {rank}", text) for rank, text in run.ranks.items())
        yield f"{run.snippet} kernel_log", "\n".join(run.kernel_log)


def _run_complaints(run: Run, entry: Entry) -> Iterator[str]:
    snippet = next((one for one in entry.facts.snippets if one.file == run.snippet), None)
    if not snippet:
        yield "there is no such snippet"
        return
    if run.sha256 != snippet_digest(entry, snippet):
        yield "it was run with other bytes than the repository's"
    if run.expect_sha256 != expect_digest(entry, snippet):
        yield "it was held to another expectation than the repository's"
    if run.agreed > run.runs or (run.result is Result.REPRODUCED) != (0 < run.runs == run.agreed):
        yield f"{run.result.value} does not fit {run.agreed} of {run.runs} runs"


def _file(evidence: Evidence, entry: Entry, folder: Path) -> str:
    path = f"{entry.folder}/evidence/{evidence.machine.name}.json"
    older = next((one for one in entry.evidence if one.machine == evidence.machine), None)
    runs = _merged(entry, evidence, older)
    failures = tuple(_failures(entry, evidence, runs))
    whole = evidence.model_copy(update={"runs": runs, "failures": failures})
    write(folder / path, as_bytes(whole), folder.parent)
    return path


def _failures(entry: Entry, new: Evidence, kept: tuple[Run, ...]) -> Iterator[Failure]:
    """Yield what did not reproduce on a machine of that name and is not among the `kept` runs."""
    every = [one for one in entry.evidence if one.machine.name == new.machine.name]
    filed = {(one.snippet, one.started): one for each in every for one in each.failures}
    for run in (run for each in (*every, new) for run in each.runs if run.result in FAILED):
        if run not in kept:
            filed.setdefault((run.snippet, run.started), failure_of(run))
    yield from sorted(filed.values(), key=lambda one: (one.started, one.snippet))


def failure_of(run: Run) -> Failure:
    """Return what stays of a run that did not reproduce."""
    return Failure(**{name: getattr(run, name) for name in Failure.model_fields})


def _merged(entry: Entry, new: Evidence, older: Evidence | None) -> tuple[Run, ...]:
    """Return filed runs in the order of the entry's snippets, the newest of each."""
    kept = {run.snippet: run for run in older.runs if _is_fresh(run, entry)} if older else {}
    for run in new.runs:
        if run.result in FILED and _replaces(run, kept.get(run.snippet)):
            kept[run.snippet] = run
    return tuple(kept[one.file] for one in entry.facts.snippets if one.file in kept)


def _is_fresh(run: Run, entry: Entry) -> bool:
    return not any(_run_complaints(run, entry))


def _replaces(run: Run, kept: Run | None) -> bool:
    """Whether `run` is better than `kept`; a doubt never replaces a fact, nor old what is newer."""
    if kept is None:
        return True
    doubts = [one.result is Result.UNRESOLVED for one in (run, kept)]
    return doubts == [False, True] or (not doubts[0] and run.started >= kept.started)


def as_bytes(evidence: Evidence) -> bytes:
    """Return the content of an evidence file."""
    plain = evidence.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    return json.dumps(plain, indent=2, sort_keys=True, ensure_ascii=False).encode() + b"\n"


def write(path: Path, data: bytes, top: Path) -> None:
    """Put `data` at `path` whole; what is half-written is never taken for knowledge."""
    path.parent.mkdir(exist_ok=True)
    write_whole(path, data, top / ".cache" / "faultdex")
