"""Hold filed runs to an expectation that changed after them, and file what still fulfills it."""

from collections.abc import Iterator
from pathlib import Path

from faultdex.model.book import Book
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence, Result, Run
from faultdex.verify.again import doubts, is_whole
from faultdex.verify.mutants import drop_stale
from faultdex.verify.record import as_bytes, write


def rejudge(book: Book, folder: Path) -> tuple[str, ...]:
    """Judge filed runs of unchanged snippets anew under `folder`; return the files written.

    Of several runs only the last one left its texts, so it counts as the only one. A run whose
    texts were shortened, or that does not fulfill the new expectation, stays stale. Mutants of
    other bytes are taken out of their files.
    """
    return tuple(
        path
        for _, entry in sorted(book.entries.items())
        for path in (
            *(path for evidence in entry.evidence for path in _file(entry, evidence, folder)),
            *drop_stale(entry, folder),
        )
    )


def _file(entry: Entry, evidence: Evidence, folder: Path) -> Iterator[str]:
    runs = tuple(_judged(run, entry) for run in evidence.runs)
    if runs != evidence.runs:
        path = f"{entry.folder}/evidence/{evidence.machine.name}.json"
        write(folder / path, as_bytes(evidence.model_copy(update={"runs": runs})), folder.parent)
        yield path


def _judged(run: Run, entry: Entry) -> Run:
    """Return the run with the digest of today's expectation, if its texts fulfill it."""
    snippet = next((one for one in entry.facts.snippets if one.file == run.snippet), None)
    if snippet is None or run.result is not Result.REPRODUCED or not is_whole(run):
        return run
    now = expect_digest(entry, snippet)
    is_same = run.sha256 == snippet_digest(entry, snippet)
    if not is_same or run.expect_sha256 == now or any(doubts(run, entry, snippet)):
        return run
    return run.model_copy(update={"expect_sha256": now, "runs": 1, "agreed": 1})
