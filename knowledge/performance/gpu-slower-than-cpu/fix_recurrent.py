"""Train on a sequence step by step, on the CPU and on the GPU, and with cuDNN's LSTM."""

import time

import torch
from torch import nn

torch.manual_seed(0)
STEPS, BATCH, INPUTS, WIDTH = 500, 1, 3, 32


class StepByStep(nn.Module):
    def __init__(self):
        super().__init__()
        self.cell = nn.LSTMCell(INPUTS, WIDTH)

    def forward(self, x):
        state, seen = None, []
        for row in x:
            state = self.cell(row, state)
            seen.append(state[0])
        return torch.stack(seen), state


def milliseconds(net: nn.Module, device: str) -> list[float]:
    """Return the times of a forward and a backward pass."""
    net, x = net.to(device), torch.randn(STEPS, BATCH, INPUTS, device=device)
    times = []
    for _ in range(8):
        start = time.perf_counter()
        loss = net(x)[0].square().mean()
        loss.backward()
        float(loss.detach())
        torch.cuda.synchronize()
        times.append(1e3 * (time.perf_counter() - start))
    return times[3:]


times = {
    "step by step on the CPU": milliseconds(StepByStep(), "cpu"),
    "step by step on the GPU": milliseconds(StepByStep(), "cuda"),
    "nn.LSTM on the GPU": milliseconds(nn.LSTM(INPUTS, WIDTH), "cuda"),
}
for label, series in times.items():
    print(f"{label}:", *(f"{one:.1f}" for one in series), "ms")
