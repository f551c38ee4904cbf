"""Save checkpoints that a kill cannot tear, and find the newest whole one."""

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import torch

KEEP = 2


def persist(path: Path, write: Callable[[BinaryIO], object]) -> None:
    """Write beside `path`, force the bytes to the disk, and only then give them their name."""
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        write(file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)  # the new name, too
    os.close(folder)


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def save(state: dict, folder: Path, step: int) -> None:
    """Save a checkpoint, then its manifest, then drop all but the last two."""
    path = folder / f"step-{step:08d}.pt"
    persist(path, lambda file: torch.save(state, file))
    note = {"size": path.stat().st_size, "sha256": digest(path)}
    persist(path.with_suffix(".json"), lambda file: file.write(json.dumps(note).encode()))
    for manifest in sorted(folder.glob("step-*.json"))[:-KEEP]:
        manifest.unlink()
        manifest.with_suffix(".pt").unlink()


def is_whole(manifest: Path) -> bool:
    note, path = json.loads(manifest.read_text()), manifest.with_suffix(".pt")
    return path.exists() and path.stat().st_size == note["size"] and digest(path) == note["sha256"]


def newest(folder: Path) -> Path | None:
    """Return the newest checkpoint whose bytes are those of its manifest."""
    manifests = sorted(folder.glob("step-*.json"), reverse=True)
    return next((item.with_suffix(".pt") for item in manifests if is_whole(item)), None)
