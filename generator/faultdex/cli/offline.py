"""Build a zip of the site that works from a disk."""

import tempfile
from pathlib import Path
from typing import Annotated

from faultdex.atomic import write_whole
from faultdex.cli.build import build_into
from faultdex.cli.command import Option
from faultdex.cli.options import Knowledge
from faultdex.offline import archive
from faultdex.offline import offline as copied
from faultdex.terminal import say

FOLDER = "faultdex"


def offline(
    out: Annotated[Path, Option(metavar="FILE", help="Where the zip goes.")] = Path(
        "dist/faultdex-offline.zip"
    ),
    knowledge: Knowledge = None,
) -> None:
    """Build a zip of the site that works from a disk, without a server and a network.

    Unpack it anywhere, and open index.html. Ends with 1 when the knowledge has problems.
    """
    with tempfile.TemporaryDirectory(prefix="faultdex-") as folder:
        site = Path(folder) / "site"
        build_into(site, knowledge)
        packed = archive(copied(_files(site)), FOLDER)
    out.parent.mkdir(parents=True, exist_ok=True)
    write_whole(out, packed)
    say(f"The copy is in {out}: unpack it, and open {FOLDER}/index.html")


def _files(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
