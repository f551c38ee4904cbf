"""Make the small, steady environment in which every snippet runs."""

from __future__ import annotations

import importlib.util
import os
import site
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

TMP = Path("/tmp")
KEPT = ("CUDA_HOME", "CUDA_PATH", "LD_LIBRARY_PATH", "PYTHONPATH", "VIRTUAL_ENV", "CONDA_PREFIX")
MULTICAST_OFF = {
    "NCCL_NVLS_ENABLE": "0",
    "TORCH_SYMM_MEM_DISABLE_MULTICAST": "1",
    "NVSHMEM_DISABLE_NVLS": "1",
}
FIXED = {
    "CUDA_DEVICE_ORDER": "PCI_BUS_ID",
    "COLUMNS": "80",
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "LOGNAME": "user",
    "NO_COLOR": "1",
    "PYTHONHASHSEED": "0",
    "PYTHONUNBUFFERED": "1",
    "TERM": "dumb",
    "TZ": "UTC",
    "USER": "user",
}

# What torchrun chooses for several ranks, and announces above their output unless it is chosen.
ONE_THREAD = 'env OMP_NUM_THREADS="${OMP_NUM_THREADS-1}"'


def write_shims(folder: Path) -> None:
    """Write into `folder` the programs that stand for the interpreter at hand."""
    python = f'"{sys.executable}"'
    shims = {
        "python": python,
        "python3": python,
        "torchrun": f"{ONE_THREAD} {python} {_torchrun()}",
    }
    if importlib.util.find_spec("pip"):
        shims["pip"] = f"{python} -m pip"
    for name, program in shims.items():
        shim = folder / name
        shim.write_text(f'#!/bin/sh\nexec {program} "$@"\n', "utf-8")
        shim.chmod(0o755)


def _torchrun() -> str:
    """Return torchrun's script of this interpreter, or else the module that it calls."""
    folders = (Path(sys.executable).parent, Path(sysconfig.get_path("scripts")))
    scripts = [f'"{folder}/torchrun"' for folder in folders if (folder / "torchrun").exists()]
    return (*scripts, "-m torch.distributed.run")[0]


def shared(shims: Path) -> dict[str, str]:
    """Return what all jobs have in common; programs are looked for in `shims` first."""
    here = str(Path(sys.executable).parent)
    path = os.pathsep.join([str(shims), here, os.environ.get("PATH", os.defpath)])
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    quiet = {name: os.environ.get(name, value) for name, value in MULTICAST_OFF.items()}
    base = {"PYTHONUSERBASE": site.getuserbase()} if site.ENABLE_USER_SITE else {}
    return {**FIXED, **kept, **quiet, **base, "PATH": path}


def own(folder: Path, gpus: tuple[int, ...]) -> dict[str, str]:
    """Return what one job has for itself: its folders and its GPUs."""
    return {
        "CUDA_VISIBLE_DEVICES": ",".join(map(str, gpus)),
        "HOME": str(folder / "home"),
        "TMPDIR": str(folder / "tmp"),
    }


def below_tmp(env: Mapping[str, str]) -> list[str]:
    """Return the folders below /tmp that the interpreter and the environment `env` need."""
    named = [part for name in (*KEPT, "PATH") for part in env.get(name, "").split(os.pathsep)]
    ours = [sys.prefix, sys.base_prefix, str(Path(sys.executable).parent), *sys.path]
    return [
        one
        for one in dict.fromkeys([*ours, *named])
        if TMP in Path(one).parents and Path(one).is_dir()
    ]
