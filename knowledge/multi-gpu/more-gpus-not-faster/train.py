"""Train for an epoch on each rank; the words "split", "read" and "large" change the program."""

import sys
import time

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, Dataset
from torch.utils.data.distributed import DistributedSampler


class Texts(Dataset):
    def __len__(self):
        return 512

    def __getitem__(self, index):
        time.sleep(0.003 if "read" in sys.argv else 0)
        return torch.tensor([index])


torch.set_num_threads(1)
dist.init_process_group("gloo")
dataset = Texts()
sampler = DistributedSampler(dataset) if "split" in sys.argv else None
loader = DataLoader(dataset, batch_size=16, sampler=sampler, shuffle=sampler is None)
words = 100_000 if "large" in sys.argv else 1_000
model = DistributedDataParallel(torch.nn.Embedding(words, 64))
step = torch.optim.SGD(model.parameters(), lr=0.1).step
start, steps = time.perf_counter(), 0
for batch in loader:
    model(batch).square().mean().backward()
    step()
    time.sleep(0.02)  # what the GPU would compute for 16 samples
    steps += 1
if dist.get_rank() == 0:
    seconds = time.perf_counter() - start
    print(f"ranks {dist.get_world_size()}: {steps} steps of 16 samples, {seconds:.2f} s an epoch")
dist.destroy_process_group()
