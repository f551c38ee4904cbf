"""Ask the GPU about the same distributions, each in a process of its own."""

import os
import re

import torch

BAD = {"nan": torch.nan, "inf": torch.inf, "negative": -0.1, "zeros": 0.0}


def assertion(value: float, *, replacement: bool) -> str:
    """Return the assertion that a draw of two prints, from a process that it ends."""
    reader, writer = os.pipe()
    if os.fork() == 0:
        os.dup2(writer, 2)
        try:
            probabilities = torch.full((3,), value, device="cuda")
            torch.multinomial(probabilities, 2, replacement=replacement)
            torch.cuda.synchronize()
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, errors="replace") as stream:
        found = re.search(r"(\w+\.cu):\d+: (\w+): .*(Assertion `.*` failed)", stream.read())
    os.wait()
    return " ".join(found.groups()) if found else "none"


for name, value in BAD.items():
    for replacement in (False, True):
        way = "replaced" if replacement else "not replaced"
        print(f"{name}, {way}: {assertion(value, replacement=replacement)}", flush=True)
