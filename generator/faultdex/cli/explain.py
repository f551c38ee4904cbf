"""Read the command line of `explain`."""

from typing import Annotated

from faultdex.answering.options import ExplainOptions, Format
from faultdex.cli.answer import answer, has_code
from faultdex.cli.command import Argument, Option
from faultdex.cli.complete import ids_and_files
from faultdex.cli.options import Knowledge


def explain(
    what: Annotated[
        list[str] | None,
        Argument(
            metavar="ID|FILE|FOLDER|-",
            help="Entries, logs, folders of logs, or - for standard input, the default.",
            complete=ids_and_files,
        ),
    ] = None,
    *,
    form: Annotated[Format, Option(name="--format", help="How to print it.")] = Format.TEXT,
    top: Annotated[int, Option(least=1, help="How many entries to name for an input.")] = 5,
    redact: Annotated[bool, Option(help="Mask secrets in the lines shown.")] = True,
    knowledge: Knowledge = None,
) -> None:
    """Name the failures that logs or a pasted text show, root causes first.

    Several logs, or those of a folder, are one job: the answer says which rank failed first.
    So is one log whose lines name several ranks, where it holds no cause that is known here.
    Causes come before errors of the program's own, these before what speaks of other ranks.

    Ends with 0 when something matched, 1 when nothing or only a follow-on error did, and 2 when an
    input was not read whole.

    --open also opens the page of the first answer in a browser, at the cause if the text decides.
    The address holds the id of the entry, and nothing of the text.
    No page is opened when nothing explains the first error.

    --no-code leaves out the code of the first fix, and so does FAULTDEX_NO_CODE=1.

    --setup "torch 2.6, A100" says what each entry is to that setup, as FAULTDEX_SETUP does.

    json is one object with "schema", "complete", "matches" and "candidates".
    For several inputs it has the same keys and the matches of all of them in the order given.
    Each then has a "file", and "incomplete" names the inputs that were not read whole.
    Of several logs, or of ranks in one log, "job" says which of them failed first.

    json-lines is one match a line, always with its "file".
    github annotates a workflow's run, and sarif is SARIF 2.1.0; these three leave candidates out.
    They hold the job in one match, at the end of one message, and in the run's property bag.
    """
    raise SystemExit(
        answer(ExplainOptions(tuple(what or ()), form, top, redact, has_code(), knowledge))
    )
