"""Try one call after another inside of a capture, each in a process of its own."""

import os
import sys

import torch

CALLS = {
    "x + 1": lambda x: x + 1,
    "torch.randn(4, device='cuda')": lambda x: torch.randn(4, device="cuda"),
    "x.sum().item()": lambda x: x.sum().item(),
    "str(x)": lambda x: str(x),
    "x.cpu()": lambda x: x.cpu(),
    "x[x > 0]": lambda x: x[x > 0],
    "torch.cuda.synchronize()": lambda x: torch.cuda.synchronize(),
    "torch.tensor(1.0, device='cuda')": lambda x: torch.tensor(1.0, device="cuda"),
    "PINNED.to('cuda')": lambda x: PINNED.to("cuda", non_blocking=True),
    "torch.ones(4).pin_memory()": lambda x: torch.ones(4).pin_memory(),
    "the first product": lambda x: x.view(32, 32) @ x.view(32, 32),
    "OWN.manual_seed(1)": lambda x: OWN.manual_seed(1),
    "torch.randn(generator=OWN)": lambda x: torch.randn(4, device="cuda", generator=OWN),
    "torch.cuda.empty_cache()": lambda x: torch.cuda.empty_cache(),
}


def first(error):
    return str(error).splitlines()[0]


def attempt(call):
    global OWN, PINNED
    said, x = "captured", torch.ones(1024, device="cuda")
    OWN, PINNED = torch.Generator("cuda"), torch.ones(4).pin_memory()
    try:
        with torch.cuda.graph(torch.cuda.CUDAGraph()):
            try:
                call(x)
            except RuntimeError as error:
                said = first(error)
    except RuntimeError as error:
        said += f"; at the end: {first(error)}"
    return said


for label, call in CALLS.items():
    sys.stdout.flush()
    if (child := os.fork()) == 0:  # no CUDA in this process yet, so a fork is allowed
        print(f"{label}: {attempt(call)}", flush=True)
        os._exit(0)
    os.waitpid(child, 0)
