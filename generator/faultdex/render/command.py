"""Find the commands that an entry gives its reader."""

import re
import shlex

from faultdex.model.digest import command_of
from faultdex.model.entry import Entry
from faultdex.render.part import Part, codes, line_parts

_SHELL = {"sh", "bash", "shell", "console"}
_SETTING = re.compile(r"[A-Z][A-Z0-9_]*=\S*")
_PROGRAMS = frozenset(
    word
    for words in (
        "apt cat chmod cmake compute-sanitizer conda cuda-gdb cuobjdump curl dcgmi df dmesg docker",
        "du env export find free git gcc g++ grep ib_write_bw ibstat ibstatus ibv_devinfo ip",
        "journalctl kill ldconfig ldd lsof lspci make modinfo module ncu ninja nm nsys numactl",
        "nvcc nvidia-smi patchelf ping pip pkill ps py-spy python python3 readelf rm sbatch",
        "scontrol sinfo srun ss strings sudo sysctl tar torchrun ulimit unset unzip uv",
    )
    for word in words.split()
)
_SAID = {"error", "error:", "fatal", "warning"}  # a program's own message begins with its name


def commands(entry: Entry) -> frozenset[str]:
    """Return the distinct commands: those that run its files, and those that its prose names."""
    facts = entry.facts
    running = (shlex.join(command_of(snippet)) for snippet in facts.snippets)
    lines = [
        *(text for cause in facts.causes for text in (cause.says, cause.tell)),
        *(text for fix in facts.fixes for text in (fix.does, fix.costs)),
    ]
    parts = [part for text in lines for part in line_parts(text)]
    named = (one for part in [*parts, *codes(entry.guide)] for one in _named(part))
    return frozenset([*running, *named])


def _named(part: Part) -> list[str]:
    if part.kind == "fence" and part.target in _SHELL:
        lines = (line.strip().removeprefix("$ ") for line in part.text.split("\n"))
        return [line for line in lines if line and not line.startswith("#")]
    return [part.text] if part.kind == "code" and _is_command(part.text) else []


def _is_command(text: str) -> bool:
    """Tell whether a code span names a program with something for it to do."""
    words = text.split()
    while words and _SETTING.fullmatch(words[0]):
        words = words[1:]
    return len(words) > 1 and words[0] in _PROGRAMS and words[1] not in _SAID
