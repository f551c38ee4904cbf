"""For each kind of code: how many graphs it becomes, what explain counts, and why it breaks."""

import logging
import warnings
import zlib

import torch
from torch._dynamo.exc import Unsupported
from torch._dynamo.testing import CompileCounter

logging.disable(logging.WARNING)
warnings.simplefilter("ignore")


def branch(x):
    x = x + 1
    return x / 2 if x.sum() > 0 else x


def branch_in_a_loop(x):
    for _ in range(20):
        x = x + 1
        x = x / 2 if x.sum() > 0 else x
    return x


def call_in_a_loop(x):
    for _ in range(20):
        x = branch(x)
    return x


def print_a_line(x):
    x = x + 1
    print(end="")
    return x * 2


hidden = torch.compiler.disable(lambda x: x * 2)
functions = {
    "branch": branch,
    "branch in a loop": branch_in_a_loop,
    "branch in a function called in a loop": call_in_a_loop,
    "item()": lambda x: (x + 1) * x.sum().item(),
    "print": print_a_line,
    "C function": lambda x: (x + 1) * zlib.crc32(b"gpu"),
    "disabled function": lambda x: hidden(x + 1) * 2,
}
for name, function in functions.items():
    counter = CompileCounter()
    torch._dynamo.reset()
    torch.compile(function, backend=counter)(torch.ones(4))
    counted = torch._dynamo.explain(function)(torch.ones(4)).graph_break_count
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(4))
        reason = "nothing"
    except Unsupported as error:
        reason = str(error).split("\n")[0]
    print(f"{name}: graphs {counter.frame_count}, explain's breaks {counted}, fullgraph: {reason}")
