"""Read a command line, run the examples of one owner, and file what they printed."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from faultdex.atomic import write_whole
from faultdex.model.example import FOLDER, ExampleRun, ExampleRuns, digest_of, row_of
from faultdex.verify.examples.run import LIBRARIES, Library, run_examples


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the examples of one owner that have changed, or that are named, and file the runs."""
    asked = _parser().parse_args(arguments)
    folder, library = asked.knowledge / asked.owner, LIBRARIES[asked.owner]
    files = {one.name: one.read_bytes() for one in sorted((folder / FOLDER).glob("*.py"))}
    before = [run for run in filed(folder) if run.file in files]
    chosen = _chosen(files, asked.rows) if asked.rows else _changed(files, before, library)
    kept = {run.file: run for run in before}
    for run in run_examples(library, {name: files[name] for name in chosen}):
        kept[run.file] = run
        # A run that is stopped goes on where it was.
        write(folder, asked.owner, library, kept.values())
        sys.stdout.write(f"{run.file}: exit {run.exit}, {_first(run)}\n")
    sys.stdout.write(f"{asked.owner}: {len(kept)} runs, {len(chosen)} new\n")


def filed(folder: Path) -> tuple[ExampleRun, ...]:
    """Return the runs that are on record in the folder of an owner."""
    path = folder / "runs.json"
    return ExampleRuns.model_validate_json(path.read_bytes()).runs if path.is_file() else ()


def write(folder: Path, owner: str, library: Library, runs: Iterable[ExampleRun]) -> None:
    """File `runs`, sorted by file, with one run on a line."""
    rows = [run.model_dump_json() for run in sorted(runs, key=lambda run: run.file)]
    head = json.dumps({"schema": 1, "owner": owner, "library": library.name})[:-1]
    text = f'{head}, "runs": [\n' + ",\n".join(rows) + "\n]}\n"
    write_whole(folder / "runs.json", text.encode(), lasts=False)


def _changed(files: dict[str, bytes], before: Iterable[ExampleRun], library: Library) -> list[str]:
    """Return the files without a run of their bytes on the installed release."""
    known = {(run.file, run.sha256) for run in before if run.release == library.release}
    return [name for name, data in files.items() if (name, digest_of(data)) not in known]


def _chosen(files: Iterable[str], rows: Sequence[str]) -> list[str]:
    return [name for name in files if row_of(name) in rows or "all" in rows]


def _first(run: ExampleRun) -> str:
    """Return the first line that was printed."""
    return run.output.split("\n", 1)[0] or "no output"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="faultdex.verify.examples", description=__doc__)
    parser.add_argument("owner", choices=sorted(LIBRARIES))
    parser.add_argument("rows", nargs="*", metavar="ROW", help="rows to run again, or all")
    parser.add_argument("--knowledge", type=Path, default=Path("knowledge/messages"))
    return parser
