"""Build the site, or serve it while the knowledge is written."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

from faultdex.atomic import replacing
from faultdex.cli.command import Option
from faultdex.cli.options import Knowledge
from faultdex.pack.locate import need_knowledge
from faultdex.terminal import complain, say


def build(
    out: Annotated[Path, Option(metavar="DIR", help="Where the site goes.")] = Path("site"),
    knowledge: Knowledge = None,
) -> None:
    """Build the site, strictly; the former one stays where that fails.

    Ends with 1 when the knowledge has problems or a page does not build.
    """
    with replacing(out, marker="sitemap.xml") as fresh:
        build_into(fresh, knowledge)
    say(f"The site is in {out}")


def serve(
    address: Annotated[
        str, Option(metavar="HOST:PORT", help="Where to listen.")
    ] = "127.0.0.1:8000",
    knowledge: Knowledge = None,
) -> None:
    """Serve the site, rebuilt at each change."""
    raise SystemExit(_mkdocs(knowledge, ("serve", "--dev-addr", address)))


def build_into(folder: Path, knowledge: Path | None) -> None:
    """Build the site into an empty folder; ends with status 1 where that fails."""
    if _mkdocs(knowledge, ("build", "--strict", "--site-dir", str(folder))):
        complain("no site was built")
        raise SystemExit(1)


def _mkdocs(knowledge: Path | None, words: tuple[str, ...]) -> int:
    root = need_knowledge(knowledge).resolve().parent
    command = (sys.executable, "-m", "mkdocs", *words, "--config-file", str(root / "mkdocs.yml"))
    quiet = {"NO_MKDOCS_2_WARNING": "1"}  # the theme's news would bury the problems
    return subprocess.run(command, env=os.environ | quiet, check=False).returncode
