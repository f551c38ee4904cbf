"""Turn the plain words of `explain` into a printed answer and an exit status.

Click takes longer to load than a text takes to be explained, so it reads only what is not plain.
"""

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from faultdex.answering.one import UNREAD, explain_alone
from faultdex.answering.options import ExplainOptions, Format
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.output.formats import formatted
from faultdex.output.page import page
from faultdex.pack.locate import open_pack, status_of
from faultdex.pack.read import Pack
from faultdex.terminal import complain, say

NO_CODE, OPEN = "FAULTDEX_NO_CODE", "FAULTDEX_OPEN"
PROSE = {Format.TEXT, Format.MARKDOWN}


def answer(options: ExplainOptions) -> int:
    """Print the answer; return 0 when more than an echo matched, else 1, and 2 at a loss."""
    pack = open_pack(options.knowledge)
    inputs = _inputs(pack, options)
    if options.form in PROSE and all(one.answer is UNREAD for one in inputs.every):
        return 2
    text = formatted(pack, inputs, options)
    if text:
        say(text)
    if os.environ.get(OPEN):
        _open(page(pack, inputs))
    return status_of(pack, _status(inputs.every))


def _open(address: str) -> None:
    """Open the page in the reader's browser; where there is none, print its address."""
    if not address:
        complain("nothing is sure to explain the first error, so no page is opened")
        return
    import webbrowser  # an answer need not wait for what few ask for

    if not webbrowser.open(address):
        complain(f"no browser could be started; the page is {address}")


def _inputs(pack: Pack, options: ExplainOptions) -> Inputs:
    names = list(dict.fromkeys(options.names or ["-"]))
    if len(names) > 1 or _is_folder(names[0]):
        # A single text need not wait for what several take.
        from faultdex.answering.many import explain_many

        return explain_many(pack, names, options)
    return explain_alone(pack, names[0], options)


def _is_folder(name: str) -> bool:
    with suppress(OSError, ValueError):
        return Path(name).is_dir()
    return False


def _status(found: Iterable[Explained]) -> int:
    answers = [one.answer for one in found]
    if not all(one.complete for one in answers):
        return 2
    matches = (match for one in answers for match in one.matches)
    is_known = any(one.known for one in answers)
    return 0 if any(match.role != "echo" for match in matches) or is_known else 1


def has_code() -> bool:
    """Tell whether the code of the first fix is shown."""
    return not os.environ.get(NO_CODE)


def plain(words: Sequence[str]) -> ExplainOptions | None:
    """Return what `words`, the verb first, ask for; None where they are for click to judge."""
    folder = os.environ.get("FAULTDEX_KNOWLEDGE")
    options: ExplainOptions | None = ExplainOptions(
        code=has_code(), knowledge=Path(folder) if folder else None
    )
    rest = list(words[1:])
    while options and rest:
        options, rest = _taken(options, rest)
    return options


def _taken(options: ExplainOptions, words: list[str]) -> tuple[ExplainOptions | None, list[str]]:
    match words:
        case ["--no-redact", *rest]:
            return replace(options, redact=False), rest
        case ["--format", form, *rest] if form in tuple(Format):
            return replace(options, form=Format(form)), rest
        case ["--top", count, *rest] if count.isdecimal() and int(count) > 0:
            return replace(options, top=int(count)), rest
        case [name, *rest] if name == "-" or name[:1] not in {"-", ""}:
            return replace(options, names=(*options.names, name)), rest
    return None, words
