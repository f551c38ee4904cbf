"""Plan runs on a release of torch, and file what they gave beside the evidence, compactly."""

import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from faultdex.model.book import Book
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence, Result, Run
from faultdex.model.failure import failure_of, is_alike
from faultdex.model.outcome import COMPONENT, includes
from faultdex.model.release import LONGEST_OUTPUT, ReleaseRun, ReleaseRuns, Releases
from faultdex.model.snippet import Snippet
from faultdex.model.verification import snippet_runs
from faultdex.privacy.rules import leaks
from faultdex.verify.again import holds_without_chatter
from faultdex.verify.plan import SCHEMA, job
from faultdex.verify.record import Recorded, RunReport, read_report, write
from faultdex.verify.untrusted import read_untrusted

LARGEST = 1 << 20
_FACTS = (Result.REPRODUCED, Result.NOT_REPRODUCED, Result.FLAKY, Result.UNSUPPORTED)


@dataclass(frozen=True, slots=True)
class _New:
    """A run on a release, ready to be merged into what is filed."""

    run: Run
    filed: ReleaseRun
    wording: str


def plan_release(book: Book, release: str, only: Collection[str] = ()) -> list[dict[str, Any]]:
    """Return the jobs that `release` lacks: snippets with torch and without a GPU.

    The range of torch that a snippet claims is left out of its needs, so that the run can show
    whether the range is right. Reproductions come first.
    """
    every = (
        (entry, snippet)
        for name, entry in sorted(book.entries.items())
        if not only or name in only
        for snippet in entry.facts.snippets
        if takes_part(snippet) and not _is_known(entry, snippet, release)
    )
    jobs = [_without_range(job(entry, snippet)) for entry, snippet in every]
    return sorted(jobs, key=lambda one: bool(one["role"] != "reproduce"))


def takes_part(snippet: Snippet) -> bool:
    """Whether what the snippet does can depend on the release, and needs no GPU to be seen."""
    return not snippet.needs.gpus and COMPONENT in snippet.needs.versions


def bundle_of(jobs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a bundle of `jobs`."""
    return {"schema": SCHEMA, "jobs": jobs}


def failed_jobs(data: bytes, jobs: list[dict[str, Any]], book: Book) -> list[dict[str, Any]]:
    """Return those of `jobs` that did not do in `data` what they declare: run them again.

    A failure outside of the range that the snippet claims is left out: it is as expected.
    """
    report = read_report(data)
    runs = () if isinstance(report, str) else ((e, run) for e in report.evidence for run in e.runs)
    failed = {
        (evidence.entry, run.snippet)
        for evidence, run in runs
        if run.result is Result.NOT_REPRODUCED
        and _claims(book.entries[evidence.entry], run.snippet, evidence.machine.torch)
    }
    return [one for one in jobs if (one["entry"], one["snippet"]) in failed]


def _claims(entry: Entry, file: str, torch: str) -> bool:
    """Whether the snippet in `file` says that it holds on the release of `torch`."""
    claimed = (one.needs.versions for one in entry.facts.snippets if one.file == file)
    return any(includes(one[COMPONENT], torch.partition("+")[0]) for one in claimed)


def without_failures(data: bytes) -> bytes:
    """Return the runs in `data` that held; none if it is not what a runner writes."""
    report = read_report(data)
    if isinstance(report, str):
        return _told_bytes(())
    return _told_bytes(
        one.model_copy(
            update={"runs": tuple(run for run in one.runs if run.result is Result.REPRODUCED)}
        )
        for one in report.evidence
    )


def _told_bytes(evidence: Iterable[Evidence]) -> bytes:
    return RunReport(schema=1, evidence=tuple(evidence)).model_dump_json(by_alias=True).encode()


def record_releases(
    data: bytes, book: Book, folder: Path, *, again: bytes | None = None
) -> Recorded:
    """File under `folder` what a runner wrote in `data`, one file an entry.

    `again` holds further runs of what failed there: what then holds is flaky. Runs of other
    bytes than the book's, and output that must not be published, are refused.
    """
    report = read_report(data)
    more = read_report(again) if again else None
    for refusal in (one for one in (report, more) if isinstance(one, str)):
        return Recorded((), (refusal,))
    retried = {} if more is None or isinstance(more, str) else _by_name(more.evidence)
    written: list[str] = []
    refused: list[str] = []
    for evidence in () if isinstance(report, str) else report.evidence:
        found = tuple(_complaints(evidence, book))
        refused += [f"{evidence.entry} on torch {evidence.machine.torch}: {x}" for x in found]
        if not found:
            written += _file(evidence, book.entries[evidence.entry], folder, retried)
    return Recorded(tuple(sorted(written)), tuple(refused))


def _without_range(one: dict[str, Any]) -> dict[str, Any]:
    needs = one["needs"]
    kept = {name: text for name, text in needs["versions"].items() if name != COMPONENT}
    return {**one, "needs": {**needs, "versions": kept}}


def _is_known(entry: Entry, snippet: Snippet, release: str) -> bool:
    """Whether a fact of today's bytes on `release` is filed, here or as evidence."""
    ran = (
        one.release == release and one.result is not Result.UNSUPPORTED
        for one in filed_runs(entry, snippet)
    )
    held = (
        recorded.holds and recorded.machine.torch.partition("+")[0] == release
        for recorded in snippet_runs(entry)
        if recorded.snippet is snippet
    )
    return any(ran) or any(held)


def filed_runs(entry: Entry, snippet: Snippet) -> tuple[ReleaseRun, ...]:
    """Return what is filed of the snippet as it is today, one run a release."""
    filed = entry.releases.snippets if entry.releases else ()
    return next((one.runs for one in filed if _is_of(one, entry, snippet)), ())


def _is_of(one: ReleaseRuns | Run, entry: Entry, snippet: Snippet) -> bool:
    """Whether `one` is about `snippet` as it is today."""
    digests = (snippet_digest(entry, snippet), expect_digest(entry, snippet))
    return one.snippet == snippet.file and (one.sha256, one.expect_sha256) == digests


def _by_name(evidence: tuple[Evidence, ...]) -> dict[tuple[str, str], Run]:
    return {(one.entry, run.snippet): run for one in evidence for run in one.runs}


def _complaints(evidence: Evidence, book: Book) -> Iterator[str]:
    entry = book.entries.get(evidence.entry)
    if not entry:
        yield "there is no such entry"
        return
    if not evidence.machine.torch:
        yield "the machine has no torch"
    if evidence.machine.gpus:
        yield "the machine has GPUs: file it by `faultdex verify record`"
    for run in evidence.runs:
        if not any(_is_of(run, entry, snippet) for snippet in entry.facts.snippets):
            yield f"{run.snippet}: it was run with other bytes than the repository's"
        yield from (f"{run.snippet}: its reason shows {leak.what}" for leak in leaks(run.reason))


def _file(
    evidence: Evidence, entry: Entry, folder: Path, retried: dict[tuple[str, str], Run]
) -> Iterator[str]:
    path = f"{entry.folder}/evidence/releases.json"
    by_file = {snippet.file: snippet for snippet in entry.facts.snippets}
    new = {
        run.snippet: _new(
            evidence,
            _quiet(run, entry, by_file[run.snippet]),
            by_file[run.snippet],
            retried.get((entry.id, run.snippet)),
        )
        for run in evidence.runs
        if run.result in _FACTS
    }
    filed = {one.snippet: one for one in _read(folder / path)}
    merged = [
        _merged(entry, snippet, filed.get(snippet.file), new.get(snippet.file))
        for snippet in entry.facts.snippets
    ]
    kept = tuple(one for one in merged if one and one.runs)
    if kept:
        whole = Releases(schema=1, entry=entry.id, snippets=kept)
        write(folder / path, _bytes(whole), folder.parent)
        yield path


def _read(path: Path) -> tuple[ReleaseRuns, ...]:
    """Return what is filed; what cannot be read is replaced."""
    found = read_untrusted(Releases, path.read_bytes(), LARGEST, "list") if path.exists() else ""
    return () if isinstance(found, str) else found.snippets


def _quiet(run: Run, entry: Entry, snippet: Snippet) -> Run:
    """Return the run; as reproduced where a library's own lines are all that speaks against it."""
    failed = run.result is Result.NOT_REPRODUCED
    if failed and holds_without_chatter(run, entry, snippet):
        reason = "apart from lines of gloo on standard output"
        return run.model_copy(update={"result": Result.REPRODUCED, "reason": reason})
    return run


def _new(evidence: Evidence, run: Run, snippet: Snippet, more: Run | None) -> _New:
    texts = (run.stdout, run.stderr, *run.ranks.values())
    held = run.result in {Result.REPRODUCED, Result.UNSUPPORTED}
    flaky = more is not None and more.agreed > 0
    filed = ReleaseRun(
        torch=evidence.machine.torch,
        python=evidence.machine.python,
        day=run.started[:10],
        result=Result.FLAKY if flaky else run.result,
        reason=run.reason,
        output="" if held else _end("\n".join(text.strip() for text in texts if text.strip())),
    )
    wording = "" if run.result is Result.UNSUPPORTED else _end(failure_of(texts, snippet))
    return _New(run, filed, wording)


def _end(text: str) -> str:
    """Return the last whole lines of `text` that hold nothing private."""
    lines = [line for line in text[-LONGEST_OUTPUT:].splitlines() if not any(leaks(line))]
    return "\n".join(lines if len(text) <= LONGEST_OUTPUT else lines[1:])


def _merged(
    entry: Entry, snippet: Snippet, filed: ReleaseRuns | None, new: _New | None
) -> ReleaseRuns | None:
    """Return what is filed of a snippet with the new run; runs of other bytes are left out."""
    fresh = filed if filed and _is_of(filed, entry, snippet) else None
    if new is None:
        return fresh
    before = [one for one in _unfolded(fresh) if one[0].release != new.filed.release]
    return _compact(new.run, [*before, (new.filed, new.wording)])


def _unfolded(filed: ReleaseRuns | None) -> list[tuple[ReleaseRun, str]]:
    """Return the filed runs, each with its wording."""
    return [
        (run, "" if run.wording is None else filed.wordings[run.wording])
        for run in (filed.runs if filed else ())
        if filed
    ]


def _compact(run: Run, every: list[tuple[ReleaseRun, str]]) -> ReleaseRuns:
    """Return the runs by release, with each wording once."""
    ordered = sorted(every, key=lambda one: release_key(one[0].release))
    wordings: list[str] = []
    runs = [one.model_copy(update={"wording": _place(text, wordings)}) for one, text in ordered]
    return ReleaseRuns(
        snippet=run.snippet,
        sha256=run.sha256,
        expect_sha256=run.expect_sha256,
        wordings=tuple(wordings),
        runs=tuple(runs),
    )


def _place(text: str, wordings: list[str]) -> int | None:
    """Return the place of `text` among `wordings`, to which it is added when it is new."""
    if not text:
        return None
    known = next((place for place, one in enumerate(wordings) if is_alike(one, text)), None)
    if known is None:
        wordings.append(text)
    return len(wordings) - 1 if known is None else known


def release_key(release: str) -> tuple[int, ...]:
    """Return `release` in a form that sorts as releases follow one another."""
    return tuple(int(part) for part in release.split("."))


def _bytes(whole: Releases) -> bytes:
    plain = whole.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    return json.dumps(plain, indent=1, sort_keys=True, ensure_ascii=False).encode() + b"\n"
