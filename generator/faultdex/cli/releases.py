"""Run the snippets on the releases of torch that the knowledge lists, and file what they gave."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.model.book import Book
from faultdex.pack.locate import need_knowledge
from faultdex.pipeline import read_book
from faultdex.terminal import complain, say, visible
from faultdex.verify import (
    bundle_of,
    failed_jobs,
    pack,
    plan_release,
    record_releases,
    without_failures,
)

AT_ONCE = 30
AGAIN = "2"
FIRST = "evidence.json"
_OWN = ("PYTHONPATH", "VIRTUAL_ENV")


def releases(
    *,
    release: Annotated[list[str] | None, Option(help="Only this release; may be repeated.")] = None,
    only: Annotated[
        list[str] | None, Option(metavar="ID", help="Only this entry; may be repeated.")
    ] = None,
    environments: Annotated[
        Path, Option(metavar="DIR", help="Folder with an environment torch-X for each.")
    ] = Path(".cache/releases"),
    show: Annotated[bool, Option(name="--list", help="Print the releases and end.")] = False,
    knowledge: Knowledge = None,
) -> None:
    """Run the snippets that need no GPU on each release of releases.yaml, and file the results.

    What is filed already is not run again, and what a stopped call left is filed first. Ends
    with 1 when an environment is missing or anything is refused.
    """
    folder = need_knowledge(knowledge)
    listed = read_book(folder)[0].environments
    if show:
        say("\n".join(f"{one.torch} {one.python}" for one in listed))
        raise SystemExit(0)
    chosen = [one.torch for one in listed if not release or one.torch in release]
    unknown = sorted({*(release or ())} - {*chosen})
    if unknown:
        complain(f"no such release in releases.yaml: {', '.join(unknown)}")
        raise SystemExit(2)
    fine = [_run(one, environments, folder, only or ()) for one in chosen]
    raise SystemExit(0 if all(fine) else 1)


def record(
    reports: Annotated[
        list[Path], Argument(metavar="FILE", help="What the runner wrote elsewhere.")
    ],
    *,
    knowledge: Knowledge = None,
) -> None:
    """File runs on a release that were made elsewhere, such as in a container.

    Ends with 1 when anything is refused.
    """
    folder = need_knowledge(knowledge)
    book = read_book(folder)[0]
    fine = [_filed(file.read_bytes(), None, book, folder) for file in reports]
    raise SystemExit(0 if all(fine) else 1)


def _run(release: str, environments: Path, folder: Path, only: Iterable[str]) -> bool:
    python = environments / f"torch-{release}" / "bin" / "python"
    _resume(_work(environments, release) / FIRST, folder)
    book = read_book(folder)[0]
    jobs = plan_release(book, release, set(only))
    say(f"torch {release}: {len(jobs)} snippets to run")
    if jobs and not python.exists():
        complain(f"there is no {python}; make it by scripts/releases")
        return False
    batches = (jobs[start : start + AT_ONCE] for start in range(0, len(jobs), AT_ONCE))
    work = _work(environments, release)
    work.mkdir(parents=True, exist_ok=True)
    fine = [_batch(python, batch, work, (book, folder)) for batch in batches]
    return all(fine)


def _work(environments: Path, release: str) -> Path:
    """Return the folder in which a release's bundles and their results are kept meanwhile."""
    return (environments / "work" / release).resolve()


def _resume(left: Path, folder: Path) -> None:
    """File what held before a call was stopped; what failed had no second try, and runs again."""
    if left.exists():
        recorded = record_releases(
            without_failures(left.read_bytes()), read_book(folder)[0], folder
        )
        say(f"filed the runs of {len(recorded.written)} entries before the call was stopped")
        left.unlink()


def _batch(python: Path, jobs: list[dict[str, Any]], work: Path, place: tuple[Book, Path]) -> bool:
    """Run some jobs, those that fail in their range twice more, and file them."""
    first = work / FIRST
    data = _carried_out(python, jobs, first)
    failed = failed_jobs(data, jobs, place[0])
    options = ("--repeat", AGAIN)
    again = _carried_out(python, failed, work / "again.json", *options) if failed else None
    fine = _filed(data, again, *place)
    first.unlink(missing_ok=True)
    return fine


def _carried_out(python: Path, jobs: list[dict[str, Any]], out: Path, *options: str) -> bytes:
    """Return what the runner wrote about `jobs`; its lines go to the terminal as they come."""
    bundle = out.with_suffix(".pyz")
    bundle.write_bytes(pack(bundle_of(jobs)))
    out.unlink(missing_ok=True)
    own = {name: value for name, value in os.environ.items() if name not in _OWN}
    own["PATH"] = _path_of_others(own.get("PATH", os.defpath))
    command = [str(python.absolute()), str(bundle), "--out", str(out), "--slots", "1", *options]
    subprocess.run(command, env=own, check=False)
    return out.read_bytes() if out.exists() else b""


def _path_of_others(path: str) -> str:
    """Return PATH without this program's environment: a tool that the release lacks is missing."""
    here = Path(sys.executable).parent.resolve()
    folders = path.split(os.pathsep)
    return os.pathsep.join(one for one in folders if one and Path(one).resolve() != here)


def _filed(data: bytes, again: bytes | None, book: Book, folder: Path) -> bool:
    recorded = record_releases(data, book, folder, again=again)
    for line in _lines(recorded.written, recorded.refused):
        say(visible(line))
    return not recorded.refused


def _lines(written: tuple[str, ...], refused: tuple[str, ...]) -> Iterator[str]:
    yield f"filed the runs of {len(written)} entries"
    yield from (f"refused {reason}" for reason in refused)
