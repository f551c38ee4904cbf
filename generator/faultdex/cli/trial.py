"""Run the snippets of an entry here, and show what each of them printed."""

import json
from collections.abc import Iterator, Mapping
from datetime import datetime, timezone
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

from faultdex.atomic import write_whole
from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.cli.verify import CLOCKS_DIFFER, book_of, end_filed
from faultdex.model.book import Book
from faultdex.pack.locate import need_knowledge
from faultdex.terminal import complain, say, visible
from faultdex.verify import plan as plan_runs
from faultdex.verify import record as file_evidence
from faultdex.verify.runner.command import USAGE
from faultdex.verify.runner.command import main as run_bundle
from faultdex.verify.runner.report import runs as runs_of


def try_entry(
    entry: Annotated[str, Argument(metavar="ID", help="The entry.")],
    *,
    snippet: Annotated[
        list[str] | None, Option(metavar="FILE", help="Only this snippet; may be repeated.")
    ] = None,
    file: Annotated[
        bool, Option(name="--file", help="File the evidence beside the entry, too.")
    ] = False,
    knowledge: Knowledge = None,
) -> None:
    """Run the snippets of an entry on this machine, and show what each of them printed.

    Nothing is filed unless you ask for it. What needs a GPU that is not here is left out.
    Ends with 1 when a snippet did not show what its entry expects.
    """
    folder = need_knowledge(knowledge)
    book = book_of(folder)
    bundle = _bundle(book, folder, entry, snippet or [])
    with TemporaryDirectory() as own:
        jobs, out = Path(own, "bundle.json"), Path(own, "evidence.json")
        write_whole(jobs, json.dumps(bundle).encode())
        status = run_bundle([str(jobs), "--out", str(out)])
        evidence = out.read_bytes() if out.is_file() else b""
    if not evidence:
        raise SystemExit(status)
    for line in _printed(json.loads(evidence)):
        say(visible(line))
    if status != USAGE and file:
        latest = (datetime.now(timezone.utc) + CLOCKS_DIFFER).strftime("%Y-%m-%dT%H:%M:%SZ")
        end_filed(file_evidence(evidence, book, folder, latest=latest), folder)
    raise SystemExit(status)


def _bundle(book: Book, folder: Path, name: str, files: list[str]) -> dict[str, Any]:
    if name not in book.entries:
        is_there = any(folder.glob(f"*/{name}/entry.yaml"))
        complain(f"{name}: {'mend its problems first' if is_there else 'there is no such entry'}")
        raise SystemExit(USAGE)
    bundle = plan_runs(book, only={name})
    unknown = sorted({*files} - {job["snippet"] for job in bundle["jobs"]})
    if unknown or not bundle["jobs"]:
        complain(f"{name} has no snippet {', '.join(unknown)}".rstrip())
        raise SystemExit(USAGE)
    jobs = [job for job in bundle["jobs"] if not files or job["snippet"] in files]
    return {**bundle, "jobs": jobs}


def _printed(report: Mapping[str, Any]) -> Iterator[str]:
    """Yield for each snippet its result and all that it printed."""
    for _, run in runs_of(report):
        ended = f"signal {run['signal']}" if run["signal"] else f"exit {run['exit']}"
        yield f"\n{run['snippet']}: {run['result']}, {ended}"
        for stream in ("stdout", "stderr"):
            text = run[stream].rstrip("\n")
            yield from (f"  {stream} | {line}" for line in text.split("\n") if text)
