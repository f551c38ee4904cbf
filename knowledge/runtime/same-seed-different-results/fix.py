import os
import random

os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # before the first use of the GPU

import numpy
import torch


def seed_worker(_):
    seed = torch.initial_seed() % 2**32
    numpy.random.seed(seed)
    random.seed(seed)


def run(seed):
    random.seed(seed)
    numpy.random.seed(seed)
    torch.manual_seed(seed)  # all GPUs, too
    torch.backends.cudnn.benchmark = False
    torch.use_deterministic_algorithms(True)

    data = torch.utils.data.TensorDataset(torch.ones(40, 4))
    loader = torch.utils.data.DataLoader(
        data,
        batch_size=8,
        shuffle=True,
        generator=torch.Generator().manual_seed(seed),
        worker_init_fn=seed_worker,
    )
    model = torch.nn.Linear(4, 1)
    losses = []
    for (batch,) in loader:
        noisy = batch + torch.from_numpy(numpy.random.normal(size=(8, 4))).float()
        losses.append(model(noisy).pow(2).mean().item())
    return losses


print("losses of two runs agree:", run(1) == run(1))
