"""Find the stage of torch.compile that fails: python try_backends.py MODULE:FUNCTION.

FUNCTION takes nothing, and returns a model or function and a tuple of its arguments.
"""

import importlib
import sys

import torch

STAGES = (
    ("eager", "Dynamo, which captures the graph"),
    ("aot_eager", "AOTAutograd, which adds the backward graph"),
    ("aot_eager_decomp_partition", "the decompositions"),
    ("inductor", "Inductor and its compilers"),
)

module, name = (sys.argv[1] if len(sys.argv) > 1 else "example:job").split(":")
sys.path.insert(0, ".")
job = getattr(importlib.import_module(module), name)
for backend, stage in STAGES:
    torch._dynamo.reset()
    call, arguments = job()
    try:
        torch.compile(call, backend=backend)(*arguments)
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip()]
        print(f"{backend}: fails in {stage}")
        print("   ", type(error).__name__, "|", " | ".join(lines[:2])[:160])
        break
    print(f"{backend}: works")
