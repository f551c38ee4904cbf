"""Run the check of an entry on the reader's own file, process or machine."""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated

from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Identifier, Knowledge
from faultdex.cli.show import find
from faultdex.model.advice import Check
from faultdex.pack.locate import open_pack
from faultdex.terminal import complain, say, visible

SIGNALED = 128
# Words such as LOG, train.log or path/model.pt, for which a reader gives a file of their own.
FILE = re.compile(r"LOG|FILE|log|[\w./-]*\w\.[a-z]\w{0,10}")


def diagnose(
    entry: Identifier,
    words: Annotated[
        list[str] | None,
        Argument(metavar="[WORD]...", help="What the check takes: a log, a file, a process."),
    ] = None,
    *,
    python: Annotated[
        str | None,
        Option(metavar="FILE", help="The Python of your job; else the one on the PATH."),
    ] = None,
    shows: Annotated[
        bool, Option(name="--print", help="Print the file instead of running it.")
    ] = False,
    knowledge: Knowledge = None,
) -> None:
    """Run the check that tells the causes of an entry apart, here and now.

    Options of this verb go before the id; what follows the id goes to the check, whose exit
    status is the result.
    """
    pack = open_pack(knowledge)
    card = find(pack, entry)
    check = pack.check(card.id)
    files = pack.files(card.id)
    if not check or check.file not in files:
        complain(f"{card.id} has no file to run; see: faultdex show {card.id}")
        raise SystemExit(2)
    if shows:
        say(visible(files[check.file].rstrip("\n")))
        return
    if problem := _unreadable(check, words or []):
        complain(f"{problem}; the check reads a file, as in: {check.here(card.id)}")
        raise SystemExit(2)
    with tempfile.TemporaryDirectory(prefix="faultdex-") as folder:
        for name, text in files.items():
            Path(folder, name).write_text(text, "utf-8")
        status = _run(
            [_interpreter(check.file, python), str(Path(folder, check.file)), *(words or ())]
        )
    complain(f"{check.shows} Causes and fixes: faultdex show {card.id}")
    raise SystemExit(status)


def _unreadable(check: Check, words: list[str]) -> str:
    """Return why the first file among `words` cannot be read; empty if each can.

    A word is a file if the word at its place in the check's own command is one.
    """
    for asked, given in zip(check.arguments, words, strict=False):
        if asked.startswith("-") or given.startswith("-"):
            break
        path = Path(given)
        if not FILE.fullmatch(asked):
            continue
        if not path.exists():
            return f"there is no {visible(given)}"
        if path.is_dir():
            return f"{visible(given)} is a folder"
        if path.is_file() and not path.stat().st_size:
            return f"{visible(given)} is empty"
    return ""


def _interpreter(file: str, python: str | None) -> str:
    """Return what runs a file: for Python the one of the reader's job, which may have torch."""
    if file.endswith(".sh"):
        return "bash"
    return python or shutil.which("python") or shutil.which("python3") or sys.executable


def _run(command: list[str]) -> int:
    status = subprocess.run(command, check=False).returncode
    return SIGNALED - status if status < 0 else status
