"""Read the command line of `run`."""

from pathlib import Path
from typing import Annotated

from faultdex.cli.answer import has_code
from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.supervise.job import run as run_command
from faultdex.supervise.settings import Settings, seconds
from faultdex.terminal import complain

FAILED = 2


def run(
    command: Annotated[
        list[str],
        Argument(metavar="-- COMMAND [ARGUMENT]...", help="The command, as you would type it."),
    ],
    *,
    log: Annotated[
        Path | None,
        Option(metavar="DIR", help="Keep the whole output here, and that of each rank."),
    ] = None,
    quiet_for: Annotated[
        str | None,
        Option(metavar="TIME", help="Report a hang after this long without output: 10m."),
    ] = None,
    knowledge: Knowledge = None,
) -> None:
    """Run a command and, when it fails, explain the failure below its output.

    The command gets its terminal, input, signals and environment as without faultdex.
    Output passes through unchanged, and the exit status is the command's own: 127 when the command
    is not found, 126 when it cannot be executed, and death by the same signal when one killed it.

    The answer goes to standard error. Nothing is printed when the command succeeds.
    After Ctrl-C or SIGTERM, only errors that were printed before the signal are explained.

    --log writes DIR/output.log, or DIR/rank-N.log where a launcher started faultdex once per rank.
    Lines that name a rank at the start, as torch and mpirun write them, are also written to a file
    per rank in DIR/output.ranks.

    --quiet-for reports what each process does when the command prints nothing for that long, and
    explains what it printed before. With py-spy installed, the report shows where each Python
    process is. The command continues.

    For example: faultdex run -- torchrun --nproc-per-node 8 train.py
    """
    try:
        quiet = seconds(quiet_for) if quiet_for else None
    except ValueError as error:
        complain(f"--quiet-for {error}")
        raise SystemExit(FAILED) from None
    run_command(Settings(tuple(command), log, quiet, knowledge, has_code()))
