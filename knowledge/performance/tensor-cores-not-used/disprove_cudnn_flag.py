"""Set the flags that are said to speed up float32, and time a matrix product and a convolution."""

import time

import torch

torch.manual_seed(0)
a = torch.randn(8192, 8192, device="cuda")
conv = torch.nn.Conv2d(256, 256, 3, padding=1, bias=False, device="cuda")
image = torch.randn(32, 256, 56, 56, device="cuda")


def median(run) -> float:
    times = []
    for _ in range(9):
        torch.cuda.synchronize()
        start = time.perf_counter()
        run()
        torch.cuda.synchronize()
        times.append((time.perf_counter() - start) * 1e3)
    return sorted(times)[4]


def faster(set_flag) -> str:
    """Say what becomes at least a third faster by the flag."""
    with torch.no_grad():
        before = median(lambda: a @ a), median(lambda: conv(image))
        set_flag()
        after = median(lambda: a @ a), median(lambda: conv(image))
    names = ("matrix product", "convolution")
    won = [name for name, x, y in zip(names, before, after, strict=True) if y < 0.75 * x]
    return ", ".join(won) or "nothing"


def allow_in_cudnn() -> None:
    torch.backends.cudnn.allow_tf32 = True


def allow_in_matmul() -> None:
    torch.set_float32_matmul_precision("high")


torch.backends.cudnn.allow_tf32 = False
print("cudnn.allow_tf32 = True:", faster(allow_in_cudnn))
print("set_float32_matmul_precision('high'):", faster(allow_in_matmul))
