import torch
from torch.utils.data import BatchSampler, DataLoader, RandomSampler, TensorDataset

dataset = TensorDataset(torch.arange(8))
sampler = RandomSampler(dataset)
batches = BatchSampler(sampler, batch_size=2, drop_last=False)
rejected = [
    {"sampler": sampler, "shuffle": True},
    {"batch_sampler": batches, "batch_size": 2},
    {"persistent_workers": True},
]
for options in rejected:
    try:
        DataLoader(dataset, **options)
    except ValueError as error:
        print(error)
DataLoader(dataset, num_workers=0, prefetch_factor=2)
