"""Run a script and explain a load_state_dict that fails: python diagnose_script.py train.py ARGUMENTS."""

import os
import runpy
import sys
from collections.abc import Mapping

from torch import nn

load = nn.Module.load_state_dict
PREFIXES = ("module.", "_orig_mod.", "model.", "net.")


def ending(keys: set[str]) -> set[str]:
    """Return the last parts of the keys, such as weight and bias, with their first parts cut."""
    return {key.split(".", 1)[-1] for key in keys}


def verdict(model: nn.Module, checkpoint: Mapping) -> str:
    """Return the cause that the two sets of keys show."""
    want, have = set(model.state_dict()), set(checkpoint)
    missing, unexpected = want - have, have - want
    inner = [k for k, v in checkpoint.items() if isinstance(v, Mapping) and len(v) > 1]
    if len(missing) == len(want) and inner:
        return f"wrapped-file: the weights are in {inner}"
    for prefix in PREFIXES:
        if unexpected and {key.removeprefix(prefix) for key in unexpected} <= want:
            return f"prefix: the checkpoint has {prefix!r} before each key"
        if missing and {key.removeprefix(prefix) for key in missing} <= have:
            return f"prefix: the model has {prefix!r} before each key"
    if not unexpected and missing <= {name for name, _ in model.named_buffers()}:
        return f"new-buffer: only {sorted(missing)} are missing, no weight is"
    if len(missing) == len(unexpected) and ending(missing) == ending(unexpected):
        return f"renamed: {min(missing)} is perhaps {min(unexpected)}"
    return f"other-model: {len(want & have)} keys agree, {len(missing)} missing, {len(unexpected)} unexpected"


def checked_load(model: nn.Module, checkpoint: Mapping, *args: object, **options: object) -> object:
    if set(model.state_dict()) != set(checkpoint):
        print(f"{type(model).__name__}: verdict: {verdict(model, checkpoint)}", flush=True)
    return load(model, checkpoint, *args, **options)


nn.Module.load_state_dict = checked_load
sys.argv = sys.argv[1:] or ["reproduce.py"]
sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except RuntimeError as error:
    print(str(error).splitlines()[0])
