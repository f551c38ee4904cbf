"""Collect what this machine's libraries say, and file what was collected."""

from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Annotated

from faultdex.atomic import write_whole
from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.cli.verify import end_filed
from faultdex.pack.locate import need_knowledge
from faultdex.pipeline import read_book
from faultdex.terminal import say
from faultdex.verify import pack_collector, record_reference
from faultdex.verify.collect.command import main as collect_here

CLOCKS_DIFFER = timedelta(hours=1)


def collect(
    *,
    out: Annotated[
        Path,
        Option(metavar="FILE", help="A .json to collect into, or a .pyz that collects."),
    ] = Path("reference.json"),
) -> None:
    """Collect codes, variables and messages from the installed libraries into one file."""
    if out.suffix != ".pyz":
        raise SystemExit(collect_here([str(out)]))
    write_whole(out, pack_collector())
    say(f"run it where the libraries are: python {out} reference.json")


def record(
    collected: Annotated[Path, Argument(metavar="FILE", help="What the collector wrote.")],
    *,
    knowledge: Knowledge = None,
) -> None:
    """Check a collection as if a stranger had written it, and file it under reference/machines.

    Ends with 1 when it is refused.
    """
    folder = need_knowledge(knowledge)
    latest = (datetime.now(timezone.utc) + CLOCKS_DIFFER).strftime("%Y-%m-%dT%H:%M:%SZ")
    data = collected.read_bytes()
    recorded = record_reference(data, read_book(folder)[0], folder, latest=latest)
    end_filed(recorded, folder)
