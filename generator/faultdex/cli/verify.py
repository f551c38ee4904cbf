"""Plan runs of the snippets, run them, and file or compare what they gave."""

import json
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Annotated, NoReturn, TypeAlias

import click

from faultdex.atomic import write_whole
from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.model.book import Book
from faultdex.model.evidence import Evidence
from faultdex.pack.locate import need_knowledge
from faultdex.pipeline import read_book
from faultdex.strenum import StrEnum
from faultdex.terminal import complain, say, visible
from faultdex.verify import Recorded, read_report
from faultdex.verify import diff as compare
from faultdex.verify import pack as pack_bundle
from faultdex.verify import plan as plan_runs
from faultdex.verify import record as file_evidence
from faultdex.verify import rejudge as judge_anew
from faultdex.verify import split as split_bundle
from faultdex.verify.runner.command import main as run_bundle

CLOCKS_DIFFER = timedelta(hours=1)


class Place(StrEnum):
    """What a snippet needs at most to be run."""

    CPU = "cpu"
    NVCC = "nvcc"
    HOST = "host"
    GPU = "gpu"
    GPU2 = "gpu2"
    GPU8 = "gpu8"


Runs: TypeAlias = Annotated[
    list[Place] | None, Option(help="Only what runs at this place; may be repeated.")
]
Only: TypeAlias = Annotated[
    list[str] | None, Option(metavar="ID", help="Only this entry; may be repeated.")
]


def plan(
    *,
    runs: Runs = None,
    only: Only = None,
    stale: Annotated[
        bool, Option(name="--stale", help="Only entries without evidence that holds.")
    ] = False,
    out: Annotated[
        Path,
        Option(metavar="FILE", help="A .json bundle, or a .pyz that carries the runner."),
    ] = Path("bundle.json"),
    knowledge: Knowledge = None,
) -> None:
    """Write the snippets and what is expected of them into one bundle.

    Ends with 1 when no snippet is chosen.
    """
    book = book_of(knowledge)
    unknown = sorted(set(only or ()) - set(book.entries))
    if unknown:
        complain(f"no such entry: {', '.join(unknown)}")
        raise SystemExit(2)
    bundle = plan_runs(book, runs=set(runs or ()), only=set(only or ()), stale=stale)
    data = pack_bundle(bundle) if out.suffix == ".pyz" else json.dumps(bundle, indent=1).encode()
    write_whole(out, data)
    say(f"{len(bundle['jobs'])} snippets are in {out}")
    raise SystemExit(0 if bundle["jobs"] else 1)


def split(
    bundle: Annotated[Path, Argument(metavar="FILE", help="A .json bundle of verify plan.")],
    *,
    parts: Annotated[int, Option(metavar="N", least=1, help="How many bundles.")],
    out: Annotated[Path, Option(metavar="DIR", help="The folder to write them to.")],
) -> None:
    """Split a bundle into bundle-1.json to bundle-N.json, so that N machines run one each.

    Snippets of one entry stay together. In an array of Slurm, for example:

        faultdex verify run bundle-$SLURM_ARRAY_TASK_ID.json --out $SLURM_ARRAY_TASK_ID.json

    Afterwards verify merge makes one file of what the tasks wrote.
    """
    try:
        whole = json.loads(bundle.read_bytes())
        each = [*split_bundle(whole, parts)]
    except (OSError, ValueError, KeyError, TypeError) as error:
        complain(f"{bundle}: it is no bundle of verify plan ({error})")
        raise SystemExit(2) from None
    out.mkdir(parents=True, exist_ok=True)
    for number, part in enumerate(each, 1):
        write_whole(out / f"bundle-{number}.json", json.dumps(part, indent=1).encode())
    say(f"{len(each)} bundles are in {out}")


def run(context: click.Context) -> None:
    """Run a bundle here and write the evidence; --help lists the runner's options."""
    raise SystemExit(run_bundle(context.args))


def record(
    evidence: Annotated[Path, Argument(metavar="FILE", help="What the runner wrote.")],
    *,
    knowledge: Knowledge = None,
) -> None:
    """Check evidence as if a stranger had written it, and file it beside its entries.

    Ends with 1 when anything is refused.
    """
    folder = need_knowledge(knowledge)
    latest = (datetime.now(timezone.utc) + CLOCKS_DIFFER).strftime("%Y-%m-%dT%H:%M:%SZ")
    recorded = file_evidence(evidence.read_bytes(), book_of(folder), folder, latest=latest)
    end_filed(recorded, folder)


def rejudge(*, knowledge: Knowledge = None) -> None:
    """Hold the filed runs of unchanged snippets to expectations that changed after them.

    What a run printed is judged by today's expectation; a run that does not fulfill it stays
    stale, and so does one whose text was shortened. Of several runs the last one counts.
    Filed mutants of other bytes are removed.
    """
    folder = need_knowledge(knowledge)
    for path in judge_anew(book_of(folder), folder):
        say(f"filed {folder / path}")


def diff(
    old: Annotated[Path, Argument(metavar="OLD", help="Evidence of one machine.")],
    new: Annotated[Path, Argument(metavar="NEW", help="Evidence of another one.")],
    *,
    knowledge: Knowledge = None,
) -> None:
    """Name what changed between two evidence files: messages, failures, fixes.

    Ends with 1 when anything did.
    """
    changes = compare(_read(old), _read(new), book_of(knowledge))
    for one in changes:
        say(visible(f"{one.entry}/{one.snippet}: {one.kind}\n  old: {one.old}\n  new: {one.new}"))
    raise SystemExit(1 if changes else 0)


def _read(file: Path) -> tuple[Evidence, ...]:
    report = read_report(file.read_bytes())
    if isinstance(report, str):
        complain(f"{file}: {report}")
        raise SystemExit(2)
    return report.evidence


def book_of(knowledge: Path | None) -> Book:
    """Return the book of the knowledge folder, and say so if it has problems."""
    folder = need_knowledge(knowledge)
    book, problems = read_book(folder)
    if problems:
        complain(f"{folder} has {len(problems)} problems; run: faultdex check")
    return book


def end_filed(recorded: Recorded, folder: Path) -> NoReturn:
    """Say what was filed and what was refused; end with 1 when anything was refused."""
    for path in recorded.written:
        say(f"filed {folder / path}")
    for reason in recorded.refused:
        say(visible(f"refused {reason}"))
    raise SystemExit(1 if recorded.refused else 0)
