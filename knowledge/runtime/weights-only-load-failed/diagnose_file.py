"""Print what a checkpoint is and which classes it needs, without running it: python diagnose_file.py model.pt."""

import sys
import zipfile
from argparse import Namespace
from pathlib import Path

import torch
from torch.serialization import get_unsafe_globals_in_checkpoint

BLOCKED = {"os", "posix", "nt", "sys"}


def verdict(path: Path) -> str:
    """Return the cause that the file shows."""
    start = path.read_bytes()[:64]
    if start.startswith(b"version https://git-lfs"):
        return "not-a-checkpoint: a Git LFS pointer; run git lfs pull"
    if start.lstrip()[:1] in {b"<", b"{"}:
        return "not-a-checkpoint: a web page or JSON; download the file again"
    if start[8:9] == b"{":
        return "not-a-checkpoint: safetensors; use safetensors.torch.load_file"
    if not zipfile.is_zipfile(path):
        old = start[:1] == b"\x80"  # a pickle, as torch wrote before 1.6
        return "an old format, which this check cannot read" if old else "not-a-checkpoint"
    needs = get_unsafe_globals_in_checkpoint(path)
    if any(name.split(".")[0] in BLOCKED for name in needs):
        return f"blocked-module: {needs}"
    if needs:
        return f"extra-class: {needs}"
    return "no class is missing; second-type, if the message says so"


def example() -> list[Path]:
    """Write a checkpoint with the program's arguments in it, and a pointer of Git LFS."""
    torch.save({"weights": torch.ones(2), "args": Namespace(lr=0.1)}, "checkpoint.pt")
    Path("pointer.pt").write_text("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
    return [Path("checkpoint.pt"), Path("pointer.pt")]


for path in map(Path, sys.argv[1:]) if sys.argv[1:] else example():
    print(f"{path.name}: {verdict(path)}")
