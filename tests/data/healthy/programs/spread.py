"""Train under torchrun on gloo with DDP, then with FSDP2, and save a distributed checkpoint."""

import tempfile

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel


def steps(net: nn.Module, name: str) -> None:
    """Train for some steps."""
    optimizer = torch.optim.SGD(net.parameters(), 0.1)
    for step in range(30):
        loss = net(torch.randn(8, 16)).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        dist.barrier()
        print(f"[{name}] rank {dist.get_rank()} step {step} loss {loss.item():.4f}", flush=True)


def main() -> None:
    """Train with each wrapper, and save once."""
    dist.init_process_group("gloo")
    steps(DistributedDataParallel(nn.Linear(16, 4)), "ddp")
    net = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 4))
    mesh = dist.init_device_mesh("cpu", (dist.get_world_size(),))
    fully_shard(net, mesh=mesh)
    steps(net, "fsdp")
    folder = [tempfile.mkdtemp()]
    dist.broadcast_object_list(folder)
    dcp.save(net.state_dict(), checkpoint_id=folder[0])
    dcp.load(net.state_dict(), checkpoint_id=folder[0])
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
