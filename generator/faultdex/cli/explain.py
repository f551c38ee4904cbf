"""Read the command line of `explain`."""

from typing import Annotated

import typer

from faultdex.cli.answer import answer, has_code
from faultdex.cli.complete import ids_and_files
from faultdex.cli.options import Knowledge
from faultdex.explain.options import Asked, Format


def explain(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ID|FILE|FOLDER|-",
            help="Entries, logs, folders of logs, or - for standard input, the default.",
            show_default=False,
            autocompletion=ids_and_files,
        ),
    ] = None,
    *,
    form: Annotated[Format, typer.Option("--format", help="How to print it.")] = Format.TEXT,
    top: Annotated[int, typer.Option(min=1, help="How many entries to name for an input.")] = 5,
    redact: Annotated[bool, typer.Option(help="Mask secrets in the lines shown.")] = True,
    knowledge: Knowledge = None,
) -> None:
    """Name the failures that logs or a pasted text show, root causes first.

    Several logs, or those of a folder, are one job: the answer says which rank failed first.
    So is one log whose lines name several ranks, where it holds no cause that is known here.
    Causes come before errors of the program's own, these before what speaks of other ranks.

    Ends with 0 when something matched, 1 when nothing or only a follow-on error did, and 2 when an
    input was not read whole.

    --no-code leaves out the code of the first fix, and so does FAULTDEX_NO_CODE=1.

    json is one object with "schema", "complete", "matches" and "candidates".
    For several inputs it has the same keys and the matches of all of them in the order given.
    Each then has a "file", and "incomplete" names the inputs that were not read whole.
    Of several logs, or of ranks in one log, "job" says which of them failed first.

    json-lines is one match a line, always with its "file".
    github annotates a workflow's run, and sarif is SARIF 2.1.0; these three leave candidates out.
    They hold the job in one match, at the end of one message, and in the run's property bag.
    """
    raise typer.Exit(answer(Asked(tuple(what or ()), form, top, redact, has_code(), knowledge)))
