"""Turn what `explain` is asked for into a printed answer and an exit status."""

from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from faultdex.cli.asked import Asked, Format
from faultdex.cli.explained import Explained, Inputs
from faultdex.cli.pack import Pack
from faultdex.cli.shelf import open_pack, status_of
from faultdex.cli.single import UNREAD, explain_alone
from faultdex.cli.terminal import say

PROSE = {Format.TEXT, Format.MARKDOWN}


def answer(asked: Asked) -> int:
    """Print the answer; return 0 when something matched, 1 when nothing did, 2 at a loss."""
    pack = open_pack(asked.knowledge)
    inputs = _inputs(pack, asked)
    if asked.form in PROSE and all(one.answer is UNREAD for one in inputs.every):
        return 2
    told = _form(pack, inputs, asked.form)
    if told:
        say(told)
    return status_of(pack, _status(inputs.every))


def _inputs(pack: Pack, asked: Asked) -> Inputs:
    names = list(dict.fromkeys(asked.names or ["-"]))
    if len(names) > 1 or _is_folder(names[0]):
        # A single text need not wait for what several take.
        many: Inputs = import_module("faultdex.cli.many").explain_many(pack, names, asked)
        return many
    return explain_alone(pack, names[0], asked)


def _is_folder(name: str) -> bool:
    with suppress(OSError):
        return Path(name).is_dir()
    return False


def _status(found: Iterable[Explained]) -> int:
    answers = [one.answer for one in found]
    if not all(one.complete for one in answers):
        return 2
    return 0 if any(one.matches for one in answers) else 1


def _form(pack: Pack, inputs: Inputs, form: Format) -> str:
    # The template engine and the painter load only when they are asked for.
    module = import_module(f"faultdex.cli.answer_{form.replace('-', '_')}")
    told: str = module.tell(pack, inputs)
    return told
