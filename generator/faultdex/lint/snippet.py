"""Find snippets that cannot be run, show nothing or claim what their role does not."""

import re
from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry
from faultdex.model.snippet import Role, Snippet

_LONGEST = 60
_RUNNABLE = (".py", ".sh")
_FORBIDDEN = re.compile(
    r"--gpu-reset\b"
    r"|nvidia-smi\b(?![ ]{1,9}[dp]mon\b)(?:[ ]{1,99}[^|;&\s]{1,200}){0,9}[ ]{1,99}"
    r"(?:-(?:r|pl|lgc|rgc|lmc|rmc|lmcd|rmcd|ac|rac|acp|am|caa|mig|e|p|pm|c|dm|fdm|gom|gtt|cgi|cci"
    r"|dgi|dci)\b|drain\b|--(?:persistence-mode|power-limit|compute-mode|ecc-config|driver-model|gom"
    r"|reset-ecc-errors|multi-instance-gpu|accounting-mode|clear-accounted-apps"
    r"|(?:lock|reset)-(?:gpu|memory)-clocks|(?:reset-)?applications-clocks)\b)"
    r"|NCCL_(?:NVLS|MNNVL)_\w{1,20}[ ]{0,9}[=:][ ]{0,9}[1-9]"
    r"|NCCL_(?:NVLS|MNNVL)_\w{1,20}[ ]{2,9}[1-9]"
    r"|nvmlDevice(?:Set|Reset)|cuMulticast|\bdcgmi[ ]{1,9}config[ ]{1,9}--set\b"
    r"|\b(?:rmmod|modprobe[ ]{1,9}(?:-r|--remove))[ ]{1,9}nvidia"
)
_JOINED = re.compile(r"(?<=[\\,(\[])\n")  # the line goes on: in a shell, or in a list of Python
_BLANKS = str.maketrans("'\"`,()[]\\\t", " " * 10)
Declared = tuple[Entry, int, Snippet]


def silent_reproductions(scope: Scope) -> Iterator[Flaw]:
    """Yield each reproduction that does not declare how it fails."""
    hint = "Declare raises, exit, signal, hangs, ratio, kernel_log or a wrong value in prints."
    for entry, index, snippet in _of_role(scope, Role.REPRODUCE):
        expect = snippet.expect
        if not (expect.fails or expect.ratio or expect.kernel_log or expect.prints):
            yield _at(entry, index, "nothing says how the reproduction fails", hint)


def failing_fixes(scope: Scope) -> Iterator[Flaw]:
    """Yield each fix or diagnosis that is declared to end badly."""
    hint = "Make it end well: the error must be gone."
    for entry, index, snippet in _of_role(scope, Role.FIX):
        if snippet.expect.fails:
            yield _at(entry, index, "a fix is declared to fail", hint, "expect")


def odd_fields(scope: Scope) -> Iterator[Flaw]:
    """Yield each snippet with a field that belongs to another role, or without its own."""
    for entry, index, snippet in _declared(scope):
        if snippet.mends and snippet.role is not Role.FIX:
            hint = "Remove it: only a fix mends."
            yield _at(entry, index, f"'mends' at a snippet of role {snippet.role}", hint, "mends")
        if snippet.claim and snippet.role is not Role.DISPROVE:
            hint = "Remove it: only a disprove tries a claim."
            yield _at(entry, index, f"'claim' at a snippet of role {snippet.role}", hint, "claim")
        if snippet.role is Role.DISPROVE and not snippet.claim:
            yield _at(entry, index, "a disprove without its claim", "Add claim: the advice tried.")


def unrunnable_snippets(scope: Scope) -> Iterator[Flaw]:
    """Yield each snippet for which no command is known, or which cannot have ranks."""
    for entry, index, snippet in _declared(scope):
        if not snippet.run and not snippet.file.endswith(_RUNNABLE):
            hint = "Add run: the command and its arguments."
            yield _at(entry, index, f"nothing says how to run {snippet.file!r}", hint)
        if snippet.ranks > 1 and (snippet.run or not snippet.file.endswith(".py")):
            hint = "Ranks are for a Python file without run: it is started by torchrun."
            yield _at(entry, index, "ranks without torchrun", hint, "ranks")


def long_snippets(scope: Scope) -> Iterator[Flaw]:
    """Yield each snippet file that is longer than a reader reads."""
    for entry, _, snippet in _declared(scope):
        lines = entry.files.get(snippet.file, b"").count(b"\n")
        if lines > _LONGEST:
            message = f"{lines} lines, expected at most {_LONGEST}"
            path = f"{entry.folder}/{snippet.file}"
            yield Flaw(
                path, message, "Cut it down to what shows the effect.", place=(_LONGEST + 1, 1)
            )


def forbidden_commands(scope: Scope) -> Iterator[Flaw]:
    """Yield each call that would change the machine for others."""
    hint = "Cite it instead: snippets never reset, lock or reconfigure a GPU."
    for entry, index, snippet in _declared(scope):
        if _FORBIDDEN.search(_as_words(" ".join(snippet.run))):
            yield _at(entry, index, "a command that changes the machine", hint, "run")
        for name in (snippet.file, *snippet.companions):
            text = entry.files.get(name, b"").decode()
            for found in _FORBIDDEN.finditer(_as_words(text)):
                before = text[: found.start()]
                place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
                message = "a command that changes the machine"
                yield Flaw(f"{entry.folder}/{name}", message, hint, place=place)


def _as_words(text: str) -> str:
    """Return `text` with a blank for each mark around the words of a command, in equal length."""
    return _JOINED.sub(" ", text).translate(_BLANKS)


def wrong_ceilings(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry whose level does not fit its reproductions."""
    for entry in scope.entries:
        says = entry.facts.level.at_most if entry.facts.level else "executed"
        is_run = any(snippet.role is Role.REPRODUCE for snippet in entry.facts.snippets)
        path, route = f"{entry.folder}/entry.yaml", ("level",)
        if is_run and says == "cited":
            hint = "Remove level, or say simulated where a stand-in is reproduced."
            yield Flaw(path, "level is cited, but there is a reproduction", hint, route)
        if not is_run and says != "cited" and entry.facts.status == "active":
            hint = "Add a snippet of role reproduce, or level: {at_most: cited, because: …}."
            yield Flaw(path, f"level is {says}, but nothing is reproduced", hint, route)


def _declared(scope: Scope) -> Iterator[Declared]:
    for entry in scope.entries:
        for index, snippet in enumerate(entry.facts.snippets):
            yield entry, index, snippet


def _of_role(scope: Scope, role: Role) -> Iterator[Declared]:
    return (one for one in _declared(scope) if one[2].role is role)


def _at(entry: Entry, index: int, message: str, hint: str, field: str = "file") -> Flaw:
    return Flaw(f"{entry.folder}/entry.yaml", message, hint, ("snippets", index, field))


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD431", silent_reproductions),
    Check("FD432", failing_fixes),
    Check("FD433", odd_fields),
    Check("FD434", unrunnable_snippets),
    Check("FD435", long_snippets),
    Check("FD436", forbidden_commands),
    Check("FD437", wrong_ceilings),
)
