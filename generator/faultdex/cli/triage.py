"""Read the command line of `triage`."""

from typing import Annotated

from faultdex.answering.options import ExplainOptions, Report
from faultdex.answering.triage import triage as triaged
from faultdex.cli.answer import has_code
from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.output.triage import formatted
from faultdex.pack.locate import open_pack, status_of
from faultdex.terminal import say


def triage(
    paths: Annotated[
        list[str],
        Argument(
            metavar="PATH...",
            help="Folders and files of one job: logs, dumps of the flight recorder, and stacks.",
        ),
    ],
    *,
    form: Annotated[Report, Option(name="--format", help="How to print it.")] = Report.TEXT,
    redact: Annotated[bool, Option(help="Mask secrets in the lines shown.")] = True,
    knowledge: Knowledge = None,
) -> None:
    """Say what failed in a job, on which ranks, and what to do before it starts again.

    Logs are read as explain does. Dumps of torch's flight recorder, as pickle or JSON, and stacks
    of py-spy or faulthandler are read beside them, packed ones too; their names tell the ranks, as
    nccl_trace_rank_3 and stacks_rank_3.txt do. Nothing that a pickle asks for is run.

    A rank that waits in a call of its own is not accused, and what is not decided is told as such.

    What to do is one of: restart as it is, restart without the node, fix the program, fix the data,
    raise memory, call hardware, or undecided.

    Ends with 0 when a rank or a cause is named, 1 when nothing is, and 2 when a file was not read
    whole.

    html is a page that needs nothing else, with the ranks over time, and svg is that picture alone:

        faultdex triage logs/ --format html > report.html

    json is one object with "schema", "says", "action", "faulty", "waiting", "missing" and the
    evidence under "dumps", "stacks" and "logs".
    """
    pack = open_pack(knowledge)
    options = ExplainOptions(tuple(paths), redact=redact, code=has_code(), knowledge=knowledge)
    found = triaged(pack, paths, options)
    say(formatted(pack, found, options, form))
    is_told = bool(found.lead.ranks or found.lead.suspects or found.lead.entry)
    raise SystemExit(status_of(pack, (0 if is_told else 1) if found.complete else 2))
