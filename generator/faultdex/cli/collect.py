"""Read the command line of `collect`."""

from typing import Annotated

from faultdex.answering.ray_digest import Source, write_digest
from faultdex.cli.command import Argument, Option
from faultdex.cli.digest import Out
from faultdex.cli.options import Knowledge
from faultdex.extras import command_for, is_installed
from faultdex.pack.locate import open_pack, status_of
from faultdex.ray_pool import connect
from faultdex.terminal import complain, say


def collect(
    paths: Annotated[
        list[str],
        Argument(
            metavar="PATH...",
            help="Folders and files that nodes have, or addresses such as s3://bucket/logs.",
        ),
    ],
    *,
    out: Out,
    ray: Annotated[
        str, Option(metavar="ADDRESS", help="The cluster: auto, local, or its address.")
    ] = "auto",
    job: Annotated[
        str,
        Option(variable="SLURM_JOB_ID", metavar="ID", help="The job that the files are of."),
    ] = "",
    knowledge: Knowledge = None,
) -> None:
    """Write what a cluster of Ray has of a job into one small file: a digest, as digest writes it.

    Each node reads the paths that it has. Addresses of object storage are shared out among all
    workers, which copy a file for as long as they read it; s3 needs s3fs and gs needs gcsfs.
    Faultdex must be installed on all nodes.

    A task whose worker dies starts again, and one that runs much longer than the others gets a
    copy on another worker. Needs ray: pip install 'faultdex[ray]'

    Ends with 0, or with 2 when a file was not read whole; the digest then says which.
    """
    if not is_installed("ray"):
        complain(f"collect needs more packages; run: {command_for('ray')}")
        raise SystemExit(2)
    pack = open_pack(knowledge)
    connect(ray)
    given = str(knowledge.resolve()) if knowledge else ""
    written = write_digest(pack, Source(tuple(paths), job, given), out)
    say(f"{out}: {written.files:,} files, {out.stat().st_size:,} bytes")
    raise SystemExit(status_of(pack, 0 if written.is_whole else 2))
