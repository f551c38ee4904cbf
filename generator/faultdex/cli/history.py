"""Read the command line of `history`."""

from typing import Annotated

from faultdex.answering.history import history as history_of
from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.digests.merge import digests_of
from faultdex.digests.store import problem_of
from faultdex.output.history import as_json, as_text
from faultdex.pack.locate import open_pack, status_of
from faultdex.strenum import StrEnum
from faultdex.terminal import complain, say

UNNAMED = "all digests that were written without --job count as one job"


class Form(StrEnum):
    """How the history is printed."""

    TEXT = "text"
    JSON = "json"


def history(
    paths: Annotated[
        list[str], Argument(metavar="DIGEST...", help="Digests of many jobs, or folders of them.")
    ],
    *,
    form: Annotated[Form, Option(name="--format", help="How to print it.")] = Form.TEXT,
    knowledge: Knowledge = None,
) -> None:
    """Say what failed in many jobs, since when, and on which nodes again and again.

    Each job gets the verdict of triage, and a node counts where the rank that failed first was
    on it; ranks that only waited count for nothing. Jobs are told apart by the --job of their
    digests. Needs duckdb and pyarrow: pip install 'faultdex[digest]'

    Ends with 0, or with 2 when a digest was not read.
    """
    pack = open_pack(knowledge)
    every = [(name, problem_of(name)) for name in digests_of(paths)]
    lost = [(name, why) for name, why in every if why]
    for name, why in lost:
        complain(f"{name}: {why}")
    names = [name for name, why in every if not why]
    if not names:
        complain("no digest could be read")
        raise SystemExit(2)
    found = history_of(pack, names)
    if any(not one.job for one in found.runs):
        complain(UNNAMED)
    say(as_json(found, lost) if form is Form.JSON else as_text(found))
    raise SystemExit(status_of(pack, 2 if lost else 0))
