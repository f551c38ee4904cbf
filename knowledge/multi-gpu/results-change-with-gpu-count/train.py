"""One epoch with DistributedDataParallel on the CPU, as torchrun would start it."""

import os

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def rank_main(rank: int, world: int, batch: int, rate: float, place: str) -> None:
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{place}", rank=rank, world_size=world)
    torch.manual_seed(0)
    inputs = torch.randn(512, 16)
    dataset = TensorDataset(inputs, inputs @ torch.randn(16, 1))
    model = DistributedDataParallel(torch.nn.Linear(16, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=rate)
    sampler = DistributedSampler(dataset, shuffle=False)
    steps = 0
    for data, target in DataLoader(dataset, batch_size=batch, sampler=sampler):
        optimizer.zero_grad()
        torch.nn.functional.mse_loss(model(data), target).backward()
        optimizer.step()
        steps += 1
    if rank == 0:
        loss = torch.nn.functional.mse_loss(model(inputs), dataset.tensors[1]).item()
        print(f"ranks {world}, batch {batch} each, total {world * batch}, rate {rate}: "
              f"{steps} steps, loss {loss:.4f}", flush=True)
    dist.destroy_process_group()


def epoch(world: int, batch: int, rate: float) -> None:
    place = os.path.abspath(f"store-{world}-{batch}-{rate}")
    mp.start_processes(rank_main, (world, batch, rate, place), nprocs=world, start_method="fork")
