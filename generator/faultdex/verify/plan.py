"""Turn the book into the jobs of a bundle: plain data that the runner needs nothing else for."""

import base64
from collections.abc import Collection, Iterator
from typing import Any

from faultdex.model.book import Book
from faultdex.model.digest import (
    command_of,
    expect_digest,
    expectation_of,
    files_of,
    snippet_digest,
)
from faultdex.model.entry import Entry
from faultdex.model.snippet import Snippet
from faultdex.model.verification import snippet_runs

SCHEMA = 1


def plan(
    book: Book,
    *,
    runs: Collection[str] = (),
    only: Collection[str] = (),
    stale: bool = False,
) -> dict[str, Any]:
    """Return the bundle of all snippets, or of those chosen.

    `runs` keeps kinds of place: cpu, nvcc, host, gpu, gpu2, gpu8; `only` keeps entries; `stale`
    keeps whole entries in which a chosen snippet has no fresh run that held.
    """
    chosen = [
        (entry, wanted)
        for name, entry in sorted(book.entries.items())
        if not only or name in only
        if (wanted := [one for one in entry.facts.snippets if not runs or one.runs in runs])
        if not stale or _is_stale(entry, wanted)
    ]
    jobs = [job(entry, snippet) for entry, wanted in chosen for snippet in wanted]
    return {"schema": SCHEMA, "jobs": jobs}


def job(entry: Entry, snippet: Snippet) -> dict[str, Any]:
    """Return everything that the runner must know of one snippet."""
    return {
        "entry": entry.id,
        "snippet": snippet.file,
        "role": snippet.role.value,
        "files": {name: _file(data) for name, data in sorted(files_of(entry, snippet).items())},
        "command": list(command_of(snippet)),
        "ranks": snippet.ranks,
        "needs": snippet.needs.model_dump(mode="json"),
        "expect": expectation_of(entry, snippet),
        "sha256": snippet_digest(entry, snippet),
        "expect_sha256": expect_digest(entry, snippet),
    }


def _is_stale(entry: Entry, wanted: list[Snippet]) -> bool:
    return any(snippet.file not in set(_holding(entry)) for snippet in wanted)


def _holding(entry: Entry) -> Iterator[str]:
    return (recorded.snippet.file for recorded in snippet_runs(entry) if recorded.holds)


def _file(data: bytes) -> dict[str, str]:
    try:
        return {"text": data.decode("utf-8")}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(data).decode("ascii")}
