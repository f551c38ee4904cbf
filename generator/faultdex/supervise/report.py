"""Turn what is left of a command into an answer on standard error.

It runs in a process of its own, so that neither its memory nor a fault of it touches the command.
"""

import gc
import sys
from pathlib import Path
from typing import NamedTuple

from faultdex.answering.one import explain_alone, explain_text
from faultdex.answering.options import ExplainOptions
from faultdex.answering.question import answer_to
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.output.formats import formatted
from faultdex.pack.locate import open_pack
from faultdex.pack.read import Pack
from faultdex.supervise.processes import Process, processes_of
from faultdex.supervise.settings import Settings
from faultdex.terminal import complain, say, visible

GUIDE = "https://faultdex.dev/workflows/it-hangs/"
STACKS = "hang-stack-dump"
WIDTH = 100


class Left(NamedTuple):
    """What a command left: its last words, or the log that holds all of them, and its end.

    `says` is the sentence about its end and `signal` the name of what killed it. `is_asked` tells
    that it was asked to end, which needs no explanation, and `is_begun` that its last line on
    standard error has no end.
    """

    text: bytes
    is_whole: bool = True
    log: Path | None = None
    says: str = ""
    signal: str = ""
    is_asked: bool = False
    is_begun: bool = False


def explain_failure(settings: Settings, left: Left) -> None:
    """Print how the command ended, and what explains it."""
    gc.disable()
    sys.stdout = sys.stderr
    if not left.is_asked:
        _head(left)
    pack = open_pack(settings.knowledge)
    inputs = _inputs(pack, settings, left)
    if left.is_asked:
        if not _is_sure(inputs):
            return
        _head(left)
    if not _tells(inputs) and left.signal:
        inputs = _question(pack, left.signal) or inputs
    if _tells(inputs):
        _print(pack, inputs, settings)
    else:
        complain("no entry explains its output")
    if not left.is_whole and not left.log:
        complain("lines are counted in what was kept of the output; --log DIR keeps all of it")


def explain_silence(settings: Settings, left: Left, pid: int) -> None:
    """Print what a command without output does, and what explains what it said before."""
    gc.disable()
    sys.stdout = sys.stderr
    _head(left)
    for one in processes_of(pid):
        _show(one)
    pack = open_pack(settings.knowledge)
    inputs = _inputs(pack, settings, left)
    if _is_sure(inputs):
        _print(pack, inputs, settings)
    say(f"  next  faultdex show {STACKS}\n  page  {GUIDE}")


def _head(left: Left) -> None:
    if left.is_begun:
        say("")
    complain(left.says)


def _show(one: Process) -> None:
    who = f"rank {one.rank}, " if one.rank else ""
    say(visible(f"  {who}pid {one.pid}: {one.does}  {one.command[:WIDTH]}"))
    for frame in one.frames:
        say(visible(f"      {frame}"))


def _inputs(pack: Pack, settings: Settings, left: Left) -> Inputs:
    options = ExplainOptions(code=settings.has_code, knowledge=settings.knowledge)
    if left.log and not left.is_asked:
        return explain_alone(pack, str(left.log), options)
    return explain_text(pack, left.text, options) if left.text.strip() else Inputs(())


def _question(pack: Pack, name: str) -> Inputs | None:
    found = answer_to(pack, name, 1)
    return Inputs((Explained(name, found),)) if found else None


def _print(pack: Pack, inputs: Inputs, settings: Settings) -> None:
    say("\n" + formatted(pack, inputs, ExplainOptions(code=settings.has_code)))


def _tells(inputs: Inputs) -> bool:
    """Tell whether there is anything to print about the text."""
    every = [one.answer for one in inputs.every]
    return any(one.matches or one.known or one.own or one.candidates for one in every)


def _is_sure(inputs: Inputs) -> bool:
    """Tell whether an entry explains an error in it that is more than an echo."""
    matches = [match for one in inputs.every for match in one.answer.matches]
    return any(match.role != "echo" and match.kind == "error" for match in matches)
