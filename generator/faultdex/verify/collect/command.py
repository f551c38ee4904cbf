"""Write everything that this machine's libraries say into one JSON file."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faultdex.verify.collect import codes, elf, library, message, variable, warning
from faultdex.verify.runner import machine
from faultdex.verify.runner.evidence import write

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SCHEMA = 1
LIMIT = 120
NCCL = "libnccl.so"
TORCH = (
    "libc10.so", "libc10_cuda.so", "libtorch_cpu.so", "libtorch_cuda.so", "libtorch_python.so",
)  # fmt: skip
Found = dict[str, set[str]]


def main(words: Sequence[str]) -> int:
    """Collect into the file that `words` name; return an exit status."""
    if len(words) != 1 or words[0].startswith("-"):
        sys.stderr.write("usage: collect FILE.json\n")
        return 2
    collected = collect()
    write(Path(words[0]), collected)
    sys.stdout.write(f"{summary(collected)}\n")
    return 0


def collect() -> dict[str, Any]:
    """Return everything that was collected, as model.reference.Collected reads it."""
    binaries, variables, sought, messages = _read_binaries()
    python = _sources()
    variables["torch's Python sources"] = variable.read_by(python)
    raised = message.raised(sorted((_torch() / "distributed").glob("*.py")))
    return {
        "schema": SCHEMA,
        "collected": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "machine": machine.look((), os.environ).described(),
        "binaries": binaries,
        "codes": codes.tables(),
        "endings": _endings(),
        "variables": variable.files_by_name(variables),
        "sought": _sought(sought),
        "messages": {
            "nccl-warnings": _plain(messages["nccl-warnings"]),
            "c10d": _plain(messages["c10d"] | raised),
            "graph-breaks": message.graph_breaks(
                _torch() / "_dynamo" / "graph_break_registry.json"
            ),
        },
    }


def summary(collected: dict[str, Any]) -> str:
    """Return in one line how much was collected."""
    tables = {name: len(table["rows"]) for name, table in collected["codes"].items()}
    messages = {name: len(rows) for name, rows in collected["messages"].items()}
    counts = {
        **tables, **messages, "endings": len(collected["endings"]),
        "variables": len(collected["variables"]),
    }  # fmt: skip
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def _read_binaries() -> tuple[list[dict[str, str]], Found, Found, Found]:
    """Return the binaries, and by file the variables that they name and those that were sought."""
    binaries: list[dict[str, str]] = []
    variables: Found = {}
    sought: Found = {}
    messages: Found = {"nccl-warnings": set(), "c10d": set()}
    for path in _paths():
        with elf.opened(path) as own:
            if own:
                binaries.append({"file": path.name, "build": own.build})
                variables[path.name] = variable.named(own)
                sought[path.name] = variable.sought(own)
                if path.name.startswith(NCCL):
                    messages["nccl-warnings"] |= set(warning.warnings(own))
                else:
                    messages["c10d"] |= message.complaints(own)
    return binaries, variables, sought, messages


def _paths() -> Iterator[Path]:
    for name in (NCCL, *TORCH):
        path = library.find(name)
        if path:
            yield path


def _torch() -> Path:
    spec = importlib.util.find_spec("torch")
    return Path(spec.origin).parent if spec and spec.origin else Path("no-torch")


def _sources() -> list[Path]:
    folders = [_torch() / "distributed", _torch() / "multiprocessing"]
    return [file for folder in folders for file in sorted(folder.rglob("*.py"))]


def _sought(found: Found) -> list[dict[str, object]]:
    """Return a row for each name that was sought, without files where none holds it."""
    held = {row["name"]: row["files"] for row in variable.files_by_name(found)}
    return [{"name": name, "files": held.get(name, [])} for name in variable.SOUGHT]


def _plain(texts: set[str]) -> list[dict[str, str]]:
    return [{"label": "", "text": text} for text in sorted(texts)]


def _endings() -> list[dict[str, object]]:
    program = resources.files("faultdex.verify.collect").joinpath("endings.py").read_text("utf-8")
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, timeout=LIMIT, check=True,
    )  # fmt: skip
    rows: list[dict[str, object]] = json.loads(done.stdout.splitlines()[-1])
    return rows
