"""Record which modules each rank runs, and compare the ranks.

In the training script:  from trace_modules import trace; trace(model)      (before deepspeed.initialize)
After the error:         python trace_modules.py module-traces
"""

import os
import sys
import tempfile
from pathlib import Path


def trace(model, folder="module-traces", rank=None):
    """Write the name of every module with its own parameters to a file, each time that it runs."""
    Path(folder).mkdir(exist_ok=True)
    file = (Path(folder) / f"rank{os.environ.get('RANK', '0') if rank is None else rank}.txt").open("w", buffering=1)
    return [
        module.register_forward_pre_hook(lambda module, inputs, name=name: print(name, file=file))
        for name, module in model.named_modules()
        if any(True for _ in module.parameters(recurse=False))
    ]


def compare(folder):
    """Return where each rank first runs another module than rank 0."""
    if not list(Path(folder).glob("rank*.txt")):
        return [f"no traces in {folder}: call trace(model) in the script, and run it first"]
    first, *others = sorted(Path(folder).glob("rank*.txt"), key=lambda path: int(path.stem[4:]))
    if not others:
        return [f"only {first.stem} left a trace: gather the files of all nodes in one folder"]
    expected = first.read_text().split()
    told = []
    for path in others:
        found = path.read_text().split()
        pairs = list(zip(expected, found))
        place = next((call for call, (one, other) in enumerate(pairs) if one != other), len(pairs))
        if place < max(len(expected), len(found)):
            names = [(*calls[place : place + 1], "nothing")[0] for calls in (expected, found)]
            told.append(f"call {place + 1}: {first.stem} runs {names[0]}, {path.stem} runs {names[1]}")
        else:
            told.append(f"{path.stem} runs the same {len(found)} calls as {first.stem}")
    return told


if __name__ == "__main__":
    if sys.argv[1:]:
        told = compare(sys.argv[1])
    else:
        from experts import run

        with tempfile.TemporaryDirectory() as folder:
            told = run(folder, run_all=False)
    print(*told, sep="\n")
