"""Read the command lines of `digest` and `merge`."""

import platform
from pathlib import Path
from typing import Annotated

from faultdex.answering.digest import Digester
from faultdex.answering.options import ExplainOptions
from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.digests.merge import digests_of, merge_files
from faultdex.digests.record import Record
from faultdex.digests.store import writing
from faultdex.pack.locate import open_pack, status_of
from faultdex.terminal import say

Out = Annotated[Path, Option(metavar="FILE", help="The digest to write.")]


def digest(
    paths: Annotated[
        list[str],
        Argument(
            metavar="PATH...",
            help="Folders and files that this node has of one job, of any number of ranks.",
        ),
    ],
    *,
    out: Out,
    job: Annotated[
        str,
        Option(variable="SLURM_JOB_ID", metavar="ID", help="The job that the files are of."),
    ] = "",
    node: Annotated[
        str,
        Option(
            variable="SLURMD_NODENAME", metavar="NAME", help="This node; its host name if absent."
        ),
    ] = "",
    knowledge: Knowledge = None,
) -> None:
    """Write what this node has of a job into one small file, so that its logs need not move.

    Logs, dumps of the flight recorder and stacks are read once, by all cores, and each rank takes
    at most 64 KiB. `faultdex triage` reads digests as it reads the files, with the same verdict.
    Secrets in the lines that a digest repeats are masked.

    The file is Parquet, one row a file: job, node, name, changed, size, kind, check, entry, error
    and said. Needs pyarrow: pip install 'faultdex[digest]'

    Ends with 0, or with 2 when a file was not read whole; the digest then says which.
    """
    pack = open_pack(knowledge)
    digester = Digester(pack, ExplainOptions(tuple(paths)), job, node or platform.node())
    total, is_whole = 0, True

    def counted(one: Record) -> Record:
        nonlocal total, is_whole
        total, is_whole = total + 1, is_whole and one.is_complete
        return one

    every = digester.records(paths)
    with writing(out) as writer:
        writer.write(map(counted, every))
    say(f"{out}: {total:,} files, {out.stat().st_size:,} bytes")
    raise SystemExit(status_of(pack, 0 if is_whole else 2))


def merge(
    paths: Annotated[list[str], Argument(metavar="DIGEST...", help="Digests, or folders of them.")],
    *,
    out: Out,
) -> None:
    """Write the digest that holds what all of these hold, each file once.

    The order of digests is no matter, nor is it if one comes twice: merge the digests of a rack,
    then those of racks, or all at once. Of two records of one file, as of a log that grew, the one
    that was changed last is kept. Needs pyarrow: pip install 'faultdex[digest]'

    Ends with 0, or with 2 when a digest was not read whole.
    """
    result = merge_files([*digests_of(paths)], out)
    say(f"{out}: {result.records:,} files of {result.digests:,} digests")
    raise SystemExit(2 if result.lost or not result.digests else 0)
