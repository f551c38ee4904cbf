"""The same model, called with a made-up input before the first request."""

import time
import warnings

import torch

warnings.simplefilter("ignore")
torch.set_num_threads(1)


def block(x: torch.Tensor) -> torch.Tensor:
    for _ in range(60):
        x = torch.tanh(x * 1.01 + 0.1) * torch.sigmoid(x)
    return x


model = torch.jit.script(block)
times = []
with torch.no_grad():
    for _ in range(3):
        model(torch.zeros(8, 8))  # before the server says that it is ready
    for _ in range(30):
        start = time.process_time()
        model(torch.randn(8, 8))
        times.append(time.process_time() - start)
usual = sorted(times)[15]
slow = sum(times[:2]) > 20 * usual
print(f"the first two took over ten times as long as two others: {slow}")
