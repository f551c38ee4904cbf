"""Run a script and show which modules were called when it failed: diagnose.py train.py."""

import os
import runpy
import sys
import traceback

from torch import nn

WRAPPERS = {"FullyShardedDataParallel", "DeepSpeedEngine"}

sys.argv = sys.argv[1:] or ["reproduce.py"]
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except RuntimeError as error:
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    modules = [frame.f_locals.get("self") for frame in frames]
    called = list(dict.fromkeys(one for one in modules if isinstance(one, nn.Module)))
    names = [type(one).__name__ for one in called]
    if os.environ.get("RANK", "0") == "0" and called:
        print("error:", error)
        print("called:", " > ".join(names))
        for name, weight in called[-1].named_parameters(recurse=False):
            kind = "ZeRO-3" if hasattr(weight, "ds_shape") else "FSDP or none"
            print(f"{names[-1]}.{name}: {tuple(weight.shape)} on this rank, sharded by {kind}")
        inside = WRAPPERS & set(names)
        print("verdict:", f"called through {inside.pop()}" if inside else "no wrapper in the call")
