"""Train on batches that the training loop prepares itself, or that four threads prepare ahead."""

import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
STEPS = 20
model = nn.Sequential(*[nn.Sequential(nn.Linear(2048, 2048), nn.GELU()) for _ in range(8)]).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=1e-4)
raw = np.random.default_rng(0).integers(0, 255, (4096, 2048), dtype=np.uint8)


def prepare() -> torch.Tensor:
    return torch.from_numpy((raw / 255.0 - 0.5).astype(np.float32)).pin_memory()


def in_the_loop():
    for _ in range(STEPS):
        yield prepare()


def ahead():
    with ThreadPoolExecutor(4) as pool:
        coming = deque(pool.submit(prepare) for _ in range(4))
        for number in range(STEPS):
            batch = coming.popleft().result()
            if number + 4 < STEPS:
                coming.append(pool.submit(prepare))
            yield batch


def step(batch: torch.Tensor) -> None:
    loss = model(batch).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()


def train(batches) -> float:
    """Return milliseconds a step."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    for batch in batches:
        step(batch.cuda(non_blocking=True))
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / STEPS * 1e3


if __name__ == "__main__":
    times = {"prepared in the loop": [], "prepared ahead": []}
    for _ in range(7):
        for label, batches in zip(times, (in_the_loop, ahead), strict=True):
            times[label].append(train(batches()))
    for label, series in times.items():
        print(f"{label}:", *(f"{one:.1f}" for one in series[1:]), "ms")
