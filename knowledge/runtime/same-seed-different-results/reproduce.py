import numpy
import torch


def run(seed):
    torch.manual_seed(seed)
    model = torch.nn.Linear(4, 1)
    losses = []
    for _ in range(5):
        noisy = torch.ones(8, 4) + torch.from_numpy(numpy.random.normal(size=(8, 4))).float()
        losses.append(model(noisy).pow(2).mean().item())
    return losses


print("losses of two runs agree:", run(1) == run(1))
