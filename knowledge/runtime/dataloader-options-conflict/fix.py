import torch
from torch.utils.data import DataLoader, RandomSampler, TensorDataset


def make_loader(dataset, workers, sampler=None):
    options = {"persistent_workers": True, "prefetch_factor": 2} if workers else {}
    return DataLoader(
        dataset,
        batch_size=2,
        sampler=sampler,
        shuffle=sampler is None,
        num_workers=workers,
        **options,
    )


dataset = TensorDataset(torch.arange(8))
print("0 workers, shuffled:", len(list(make_loader(dataset, 0))), "batches")
print("0 workers, sampler:", len(list(make_loader(dataset, 0, RandomSampler(dataset)))), "batches")
