"""Find out what this machine is: GPUs, versions, tools, modules; never who it is."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from faultdex.verify.runner import gpus as nvidia

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PROBE_LIMIT = 180
FIELDS = (
    "gpu", "gpus", "capability", "driver", "cuda", "nvcc", "nccl", "cudnn", "torch", "triton",
    "jax", "gcc", "python", "system",
)  # fmt: skip

_TOLD_VERSION = {
    "cmake": (["cmake", "--version"], r"cmake version (\S+)"),
    "gcc": (["gcc", "-dumpfullversion"], r"(\d\S*)"),
    "nvcc": (["nvcc", "--version"], r"release (\d+\.\d+)"),
    "slurm": (["sinfo", "--version"], r"slurm (\S+)"),
}
_MAKERS = re.compile(r"(?i)\b(nvidia|tesla|quadro|geforce|graphics)\b")
_FURTHER = re.compile(r"(?i)[ -](sxm\d?|pcie|nvl|hbm\S*|\d+ ?gb).*")


@dataclass(frozen=True)
class Machine:
    """Name and versions as evidence holds them, and what jobs may need beyond."""

    name: str
    versions: Mapping[str, str]
    gpus: tuple[nvidia.Gpu, ...]
    modules: frozenset[str]
    path: str

    def has_tool(self, name: str) -> bool:
        """Whether the program `name` is on the snippets' PATH."""
        return shutil.which(name, path=self.path) is not None

    def described(self) -> dict[str, object]:
        """Return the fields of model.evidence.Machine."""
        facts = {**self.versions, "gpus": len(self.gpus)}
        return {"name": self.name, **{key: facts.get(key, "") for key in FIELDS}}


def look(modules: Iterable[str], env: Mapping[str, str]) -> Machine:
    """Return this machine as snippets with the environment `env` will see it."""
    gpus = nvidia.visible()
    found = _probe(sorted(set(modules)), env)
    versions = {
        **_system_versions(),
        **_tool_versions(env),
        **_gpu_versions(gpus),
        **found["versions"],
    }
    return Machine(name_of(gpus), versions, gpus, frozenset(found["modules"]), env["PATH"])


def name_of(gpus: tuple[nvidia.Gpu, ...]) -> str:
    """Return a short name: h200-x1 of one NVIDIA H200, rtx-4090-x2 of two, cpu of none."""
    if not gpus:
        return "cpu"
    model = _FURTHER.sub("", _MAKERS.sub("", gpus[0].name).strip())
    slug = re.sub(r"[^a-z0-9]+", "-", model.lower()).strip("-")
    return f"{slug or 'gpu'}-x{len(gpus)}"


def _probe(modules: list[str], env: Mapping[str, str]) -> dict[str, dict[str, str]]:
    program = resources.files("faultdex.verify.runner").joinpath("probe.py").read_text("utf-8")
    try:
        done = subprocess.run(
            [sys.executable, "-c", program, *modules],
            env=dict(env), capture_output=True, text=True, timeout=PROBE_LIMIT, check=True,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return {"versions": {"python": platform.python_version()}, "modules": {}}
    answer: dict[str, dict[str, str]] = json.loads(done.stdout.splitlines()[-1])
    return answer


def _gpu_versions(gpus: tuple[nvidia.Gpu, ...]) -> dict[str, str]:
    if not gpus:
        return {}
    first = gpus[0]
    return {"gpu": first.name, "capability": first.capability, "driver": first.driver}


def _tool_versions(env: Mapping[str, str]) -> dict[str, str]:
    told = {
        name: _told_version(command, pattern, env)
        for name, (command, pattern) in _TOLD_VERSION.items()
    }
    return {name: version for name, version in told.items() if version}


def _told_version(command: list[str], pattern: str, env: Mapping[str, str]) -> str:
    program = shutil.which(command[0], path=env["PATH"])
    if not program:
        return ""
    try:
        done = subprocess.run(
            [program, *command[1:]],
            env=dict(env), capture_output=True, text=True, timeout=30, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return ""
    found = re.search(pattern, done.stdout)
    return found[1] if found else ""


def _system_versions() -> dict[str, str]:
    linux = re.match(r"\d+(\.\d+)*", platform.release())
    return {
        "system": f"{_distribution()}, {platform.machine()}",
        "linux": linux[0] if linux else "",
        "glibc": (os.confstr("CS_GNU_LIBC_VERSION") or "").rpartition(" ")[2],
    }


def _distribution() -> str:
    release = Path("/etc/os-release")
    text = release.read_text("utf-8") if release.exists() else ""
    found = re.search(r'(?m)^PRETTY_NAME="?([^"\n]+)', text)
    return found[1] if found else platform.system()
