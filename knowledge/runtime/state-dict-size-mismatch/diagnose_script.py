"""Run a script; before a load_state_dict that cannot work, print the shapes and the cause.

python diagnose_script.py train.py ARGUMENTS; without a script it runs reproduce.py.
"""

import os
import re
import runpy
import sys
from collections.abc import Mapping

import torch
from torch import nn

load = nn.Module.load_state_dict
TABLES = r"(?:embed_tokens|embeddings?|embed|wte|shared|lm_head|decoder|output)\.(?:weight|bias)$"


def verdict(pairs: dict[str, tuple], shared: int) -> str:
    """Return the cause that the names and shapes show."""
    names, shapes = list(pairs), list(pairs.values())
    if any(0 in saved for saved, _ in shapes) or any(0 in now for _, now in shapes):
        return "sharded: empty tensors are placeholders; gather the weights before you save or load"
    if any(saved[1:] == (1,) and saved[0] != now[0] for saved, now in shapes):
        return "quantized: a column of bytes in the file; load it with the library that wrote it"
    if all("pos" in name for name in names):
        return "positions: another image size or text length"
    rows_only = all(saved[1:] == now[1:] for saved, now in shapes)
    if rows_only and all(re.search(TABLES, name) for name in names):
        return "vocabulary: resize the embedding to the rows of the file before loading"
    if rows_only and len(names) <= 2:
        return "head: another number of classes; load with the old number, then replace the head"
    return f"variant: {len(names)} of {shared} tensors differ; build the model of the file"


def checked(model: nn.Module, saved: Mapping, *args: object, **options: object) -> object:
    """Compare the shapes under names that agree."""
    want = {key: tuple(value.shape) for key, value in model.state_dict().items()}
    have = {key: tuple(value.shape) for key, value in saved.items() if torch.is_tensor(value)}
    both = [key for key in want if key in have]
    pairs = {key: (have[key], want[key]) for key in both if have[key] != want[key]}
    for key, (file, now) in list(pairs.items())[:4]:
        print(f"{key}: {file} in the file, {now} in {type(model).__name__}")
    if pairs:
        print("verdict:", verdict(pairs, len(both)), flush=True)
    return load(model, saved, *args, **options)


nn.Module.load_state_dict = checked
if __name__ == "__main__":
    sys.argv = sys.argv[1:] or ["reproduce.py"]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except RuntimeError as error:
        print(str(error).splitlines()[0])
