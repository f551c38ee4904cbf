"""Write the pages as plain Markdown."""

from pathlib import Path
from typing import Annotated

from faultdex.atomic import replacing, write_files
from faultdex.cli.command import Option
from faultdex.cli.options import Knowledge
from faultdex.pack.locate import need_knowledge
from faultdex.pipeline import read, written
from faultdex.render import Pages, gallery
from faultdex.terminal import complain, say, visible


def render(
    *,
    out: Annotated[Path, Option(metavar="DIR", help="The folder to write anew.")],
    knowledge: Knowledge = None,
) -> None:
    """Write every page as plain Markdown, and the files for programs, for any site builder.

    A builder takes `pages/`; what stands in `files/` is copied over its site as it is.
    Ends with 1, and writes nothing, when the knowledge has problems.
    """
    result = read(need_knowledge(knowledge))
    for problem in result.problems:
        say(visible(str(problem)))
    if not result.is_whole:
        complain("no page was written")
        raise SystemExit(1)
    pages = {**written(result), **gallery(result.book)}
    with replacing(out, marker="files/index.json") as fresh:
        write_files(fresh / "pages", _of_kind(pages, str))
        write_files(fresh / "files", _of_kind(pages, bytes))
    say(f"{len(pages)} files are in {out}")


def _of_kind(pages: Pages, kind: type[str | bytes]) -> Pages:
    return {path: content for path, content in pages.items() if isinstance(content, kind)}
