"""Print which files of a model or checkpoint folder transformers reads with torch.load."""

import sys
import tempfile
from importlib import metadata
from pathlib import Path

STATE = ("optimizer", "scheduler", "scaler", "rng_state")
PICKLED = (".bin", ".pt", ".pth", ".ckpt")


def look(folder):
    if not folder.is_dir():
        return f"{folder} is not a folder: pass the folder of the model, or checkpoint-N of a Trainer"
    names = sorted(path.name for path in folder.iterdir() if path.name != "training_args.bin")
    safe = [name for name in names if name.endswith(".safetensors")]
    pickled = [name for name in names if name.endswith(PICKLED)]
    state = [name for name in pickled if name.startswith(STATE)]
    weights = [name for name in pickled if name not in state]
    if not safe and not pickled:
        return "no weights in this folder: pass the folder that has config.json"
    if not safe and weights:
        return f"`bin-only`: torch.load reads {weights}"
    if state:
        return f"`resume`: the weights are safe, and torch.load reads {state}"
    return "safetensors only: nothing here is read with torch.load"


def example(folder, names):
    folder.mkdir()
    for name in names:
        (folder / name).touch()
    print(f"{folder.name}: {look(folder)}")


if len(sys.argv) > 1:
    for package in ("torch", "transformers"):
        try:
            print(package, metadata.version(package))
        except metadata.PackageNotFoundError:
            print(package, "is not installed in this Python")
    print(look(Path(sys.argv[1])))
else:
    with tempfile.TemporaryDirectory() as top:
        example(Path(top, "old_model"), ["config.json", "pytorch_model.bin"])
        example(Path(top, "new_model"), ["config.json", "model.safetensors", "training_args.bin"])
        example(Path(top, "checkpoint-141"), ["adapter_model.safetensors", "optimizer.pt", "scheduler.pt"])
        example(Path(top, "empty"), [])
        print(look(Path("no_such_folder")))
