"""Ask for 4096 samples one by one and as one batch, on the GPU."""

import time

import torch
from torch import nn

torch.manual_seed(0)
layers = nn.Linear(4, 24), nn.ReLU(), nn.Linear(24, 24), nn.ReLU(), nn.Linear(24, 2)
net, samples = nn.Sequential(*layers).cuda(), torch.randn(4096, 4)


def one_by_one() -> list[int]:
    return [int(net(sample[None].cuda()).argmax()) for sample in samples]


def one_batch() -> list[int]:
    return net(samples.cuda()).argmax(1).tolist()


with torch.inference_mode():
    for label, run in (("one by one", one_by_one), ("one batch", one_batch)):
        times = []
        for _ in range(5):
            start = time.perf_counter()
            actions = run()
            times.append(1e3 * (time.perf_counter() - start))
        print(f"{label}:", *(f"{one:.2f}" for one in times[2:]), "ms")
        print("actions:", len(actions))
