"""Time one function in a variant that was compiled and in one that came after the limit."""

import time

import torch

torch.set_num_threads(1)
torch._dynamo.config.recompile_limit = 1


@torch.compile
def chain(x, name):
    for _ in range(30):
        x = x * 0.9 + 0.1
    return x if name else -x


def measure(name):
    start = time.perf_counter()
    chain(x, name)
    return 1e3 * (time.perf_counter() - start)


x = torch.ones(1 << 20)
for name in ("compiled", "refused", "compiled", "refused"):
    measure(name)
for name in ("compiled", "refused"):
    print(f"{name}:", *(f"{measure(name):.2f}" for _ in range(9)), "ms")
