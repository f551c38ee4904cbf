"""Plant whole and torn checkpoints: four files of torch.save, and two folders as Trainer has."""

import json
import os
from pathlib import Path

import torch


def plant() -> list[str]:
    """Return the names of the checkpoints."""
    for step in range(1, 5):
        torch.save({"weight": torch.full((1000,), 10.0 * step)}, f"step-{step}.pt")
    data = Path("step-2.pt").read_bytes()
    Path("step-2.pt").write_bytes(data[:-3000].replace(b"\0\0\xa0A", b"\0\0\xa1A") + data[-3000:])
    Path("step-3.pt").write_bytes(Path("step-3.pt").read_bytes()[:2000])
    Path("step-4.pt").write_bytes(b"")
    layout = {"w": {"dtype": "F32", "shape": [1000], "data_offsets": [0, 4000]}}
    header = json.dumps(layout).encode()
    whole = len(header).to_bytes(8, "little") + header + bytes(4000)
    for name, left in (("checkpoint-5", len(whole)), ("checkpoint-6", 2000)):
        Path(name).mkdir()
        Path(name, "model.safetensors").write_bytes(whole[:left])
        torch.save({}, Path(name, "optimizer.pt"))
    Path("checkpoint-5/trainer_state.json").write_text("{}")
    names = [*(f"step-{step}.pt" for step in range(1, 5)), "checkpoint-5", "checkpoint-6"]
    for age, name in enumerate(names):
        os.utime(name, (1_000_000_000 + age,) * 2)
    return names
