"""Let the kernels between the waits grow, and see what part of a pass the waits are."""

import math
import statistics
import time

import torch

torch.manual_seed(0)
LAYERS, WIDTH, PASSES = 64, 1024, 5
weights = [torch.randn(WIDTH, WIDTH, device="cuda") / WIDTH**0.5 for _ in range(LAYERS)]


def measure(batch: torch.Tensor, *, ask_each: bool) -> float:
    """Return milliseconds a pass, with or without a question of the host after each layer."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    for _ in range(PASSES):
        y, sums = batch, []
        for weight in weights:
            y = y @ weight
            sums.append(y.sum())
            if ask_each and math.isnan(sums[-1]):
                raise FloatingPointError
        if math.isnan(torch.stack(sums).sum()):
            raise FloatingPointError
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / PASSES * 1e3


shares = []
for rows in (64, 256, 1024, 4096, 16384):
    batch = torch.randn(rows, WIDTH, device="cuda")
    pairs = [[measure(batch, ask_each=each) for each in (True, False)] for _ in range(8)]
    each, once = (statistics.median(series) for series in zip(*pairs[2:], strict=True))
    wait = (each - once) / LAYERS * 1e3
    shares.append(each / once - 1)
    print(f"{rows} rows: {each:.2f} ms asking each layer, {once:.2f} ms asking once,", end=" ")
    print(f"{wait:.0f} us a wait, {each / once:.2f} times as long")
print("waits add a fifth or more at 64 rows:", shares[0] >= 0.2)
print("waits add less than a tenth at 16384 rows:", shares[-1] < 0.1)
