"""Write the pages as plain Markdown."""

from pathlib import Path
from typing import Annotated

import typer

from faultdex.cli.folder import replacing, write_files
from faultdex.cli.place import Knowledge, need_knowledge
from faultdex.cli.terminal import complain, say, visible
from faultdex.pipeline import read, written


def render(
    *,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write anew.")],
    knowledge: Knowledge = None,
) -> None:
    """Write every page as plain Markdown, and the files for programs, for any site builder.

    Ends with 1, and writes nothing, when the knowledge has problems.
    """
    reading = read(need_knowledge(knowledge))
    for problem in reading.problems:
        say(visible(str(problem)))
    if not reading.is_whole:
        complain("no page was written")
        raise typer.Exit(1)
    pages = written(reading)
    with replacing(out, marker="index.json") as fresh:
        write_files(fresh, pages)
    say(f"{len(pages)} files are in {out}")
