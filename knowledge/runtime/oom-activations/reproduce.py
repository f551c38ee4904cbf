"""Train on 16 sequences of 2048 tokens on a GPU of eight GiB."""

import torch
from model import WIDTH, Model

torch.cuda.set_per_process_memory_fraction(8 * 2**30 / torch.cuda.mem_get_info()[1])
model = Model("cuda")
print(f"weights: {torch.cuda.memory_allocated() / 2**30:.2f} GiB")
batch = torch.randn(16, 2048, WIDTH, device="cuda")
model(batch).square().mean().backward()
