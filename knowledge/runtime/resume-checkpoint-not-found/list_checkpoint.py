"""Say what a folder lacks to be resumed from: python list_checkpoint.py FOLDER."""

import sys
import tempfile
from pathlib import Path

WEIGHTS = ("model.safetensors", "pytorch_model.bin", "model.safetensors.index.json", "pytorch_model.bin.index.json")
ADAPTER = ("adapter_model.safetensors", "adapter_model.bin")


def report(folder):
    if not folder.is_dir():
        return "not there (a relative path starts at the current folder)"
    names = {path.name for path in folder.iterdir()}
    parts = {
        "weights": any(name in names for name in WEIGHTS),
        "adapter": any(name in names for name in ADAPTER),
        "adapter in a subfolder": any(list(folder.glob(f"*/{name}")) for name in ADAPTER),
        "DeepSpeed": any(name.startswith("global_step") for name in names),
        "FSDP": any(name.startswith("pytorch_model_fsdp") for name in names),
        "optimizer": "optimizer.pt" in names,
        "trainer_state": "trainer_state.json" in names,
    }
    return "has " + (", ".join(name for name, there in parts.items() if there) or "nothing that a Trainer reads")


def walk(root):
    print(f"{root.name}: {report(root)}")
    inside = [path for path in root.glob("checkpoint-*") if path.is_dir()] if root.is_dir() else []
    for path in sorted(inside, key=lambda path: int(path.name.split("-")[-1]) if path.name[-1].isdigit() else -1):
        print(f"  {path.name}: {report(path)}")


if len(sys.argv) > 1:
    walk(Path(sys.argv[1]))
else:
    with tempfile.TemporaryDirectory() as folder:
        run = Path(folder, "run")
        for name, files in {
            "checkpoint-2": ["model.safetensors", "optimizer.pt", "trainer_state.json"],
            "checkpoint-4": ["adapter_model/adapter_model.bin", "trainer_state.json"],
            "checkpoint-10": ["config.json"],
        }.items():
            for file in files:
                (run / name / file).parent.mkdir(parents=True, exist_ok=True)
                (run / name / file).touch()
        walk(run)
        walk(run / "checkpoint-12")
