"""Plan runs of changed snippets, and file whether their expectations held all the same."""

import json
from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from faultdex.model.book import Book
from faultdex.model.digest import expect_digest, expectation_of, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence, Result, Run
from faultdex.model.mutation import Mutant, Mutations
from faultdex.model.snippet import Snippet
from faultdex.privacy.rules import leaks
from faultdex.verify.again import ending_of
from faultdex.verify.changes import Change, changes_of
from faultdex.verify.plan import SCHEMA, job
from faultdex.verify.proofs import Proof, filed_mutant, is_fresh, proofs
from faultdex.verify.record import Recorded, read_report, write
from faultdex.verify.runner.bundle import expect_of
from faultdex.verify.runner.judge import ends_as_declared

_PREFIX = "mutant-"


def plan_mutants(
    book: Book, *, runs: Collection[str] = (), only: Collection[str] = (), turn: int = 0
) -> dict[str, Any]:
    """Return the bundle of changed snippets, of those that nothing shows to be able to fail.

    `runs` keeps kinds of place, and `only` keeps entries. `turn` keeps the change of that number,
    the first one being 1. A snippet that declares a change is planned until it was run.
    """
    wanted = [
        (entry, snippet)
        for entry, snippet, proof in proofs(book)
        if (not runs or snippet.runs in runs) and (not only or entry.id in only)
        if proof in {Proof.NONE, Proof.SURVIVED} or snippet.mutate
        if not ((filed := filed_mutant(entry, snippet)) and filed.killed)
    ]
    return {"schema": SCHEMA, "jobs": [one for pair in wanted for one in _jobs(*pair, turn)]}


def _jobs(entry: Entry, snippet: Snippet, turn: int) -> Iterator[dict[str, Any]]:
    for number, change in enumerate(changes_of(entry, snippet), 1):
        if turn not in {0, number}:
            continue
        whole = job(entry, snippet)
        text = change.applied(entry.text(change.file))
        whole["files"][change.file] = {"text": text}
        name = f"{_PREFIX}{number}.{snippet.file}"
        yield {**whole, "snippet": name, "sha256": _sha256(entry, snippet, change)}


def _sha256(entry: Entry, snippet: Snippet, change: Change) -> str:
    """Return the digest of the changed snippet, as its runner reckons it."""
    text = change.applied(entry.text(change.file)).encode()
    return snippet_digest(replace(entry, files={**entry.files, change.file: text}), snippet)


def record_mutants(data: bytes, book: Book, folder: Path) -> Recorded:
    """File under `folder`, of each snippet in what a runner wrote, the first change that tells.

    A change tells if the expectation held, or failed by what was printed. A changed snippet that
    breaks down proves nothing, unless its writer declared the change.
    """
    report = read_report(data)
    if isinstance(report, str):
        return Recorded((), (report,))
    written: list[str] = []
    refused: list[str] = []
    for evidence in report.evidence:
        entry = book.entries.get(evidence.entry)
        if entry is None:
            refused.append(f"{evidence.entry}: there is no such entry")
            continue
        new = [one for each in entry.facts.snippets for one in _told_of(each, evidence, entry)]
        refused += [f"{entry.id}/{one.snippet}: a leak" for one in new if any(leaks(one.reason))]
        written += _file([one for one in new if not any(leaks(one.reason))], entry, folder)
    return Recorded(tuple(sorted(written)), tuple(refused))


def _told_of(snippet: Snippet, evidence: Evidence, entry: Entry) -> Iterator[Mutant]:
    """Yield the first killed mutant of `snippet`, or else the first that survived."""
    by_name = {run.snippet: run for run in evidence.runs}
    found = [
        _mutant(run, snippet, change, entry, evidence.machine.name)
        for number, change in enumerate(changes_of(entry, snippet), 1)
        if (run := by_name.get(f"{_PREFIX}{number}.{snippet.file}"))
        if run.sha256 == _sha256(entry, snippet, change)
        if run.expect_sha256 == expect_digest(entry, snippet) and _tells(run, snippet, entry)
    ]
    yield from sorted(found, key=lambda one: not one.killed)[:1]


def _tells(run: Run, snippet: Snippet, entry: Entry) -> bool:
    if run.result is not Result.NOT_REPRODUCED or snippet.mutate:
        return run.result in {Result.REPRODUCED, Result.NOT_REPRODUCED}
    expect = expect_of(expectation_of(entry, snippet))
    raises = snippet.expect.raises
    if snippet.expect.fails and run.exit == 0 and not run.signal:
        return True
    is_same = not raises or any(raises.type in one for one in (run.stderr, run.stdout))
    return is_same and ends_as_declared(expect, ending_of(run, expect))


def _mutant(run: Run, snippet: Snippet, change: Change, entry: Entry, machine: str) -> Mutant:
    return Mutant(
        snippet=snippet.file,
        sha256=snippet_digest(entry, snippet),
        expect_sha256=expect_digest(entry, snippet),
        file=change.file,
        line=change.line(entry.text(change.file)),
        replace=change.replace,
        by=change.by,
        killed=run.result is Result.NOT_REPRODUCED,
        reason=run.reason,
        machine=machine,
        day=run.started[:10],
    )


def _file(new: list[Mutant], entry: Entry, folder: Path) -> Iterator[str]:
    """Write the fresh mutants of an entry, the new ones in place of older ones."""
    older = entry.mutations.mutants if entry.mutations else ()
    kept = {one.snippet: one for one in older if is_fresh(one, entry)}
    kept.update({one.snippet: one for one in new})
    if new or len(kept) < len(older):
        path = f"{entry.folder}/evidence/mutations.json"
        _write(folder / path, entry, tuple(one for _, one in sorted(kept.items())))
        yield path


def drop_stale(entry: Entry, folder: Path) -> Iterator[str]:
    """Take the mutants of other bytes out of the file of `entry`; yield its path if it changed."""
    return _file([], entry, folder)


def _write(path: Path, entry: Entry, mutants: tuple[Mutant, ...]) -> None:
    if not mutants:
        path.unlink()
        return
    value = Mutations(schema=1, entry=entry.id, mutants=mutants)
    plain = value.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    text = json.dumps(plain, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    write(path, text.encode(), path.parents[4])
