"""Ask a DataLoader's batches whether they are pinned, tensor by tensor."""

import torch
from torch.utils.data import DataLoader


class Batch:
    """A batch as a class of its own, which the loader does not know how to pin."""

    def __init__(self, samples):
        self.x = torch.stack(samples)


class Pinnable(Batch):
    """The same with a method that the loader calls."""

    def pin_memory(self):
        self.x = self.x.pin_memory()
        return self


samples = [torch.ones(8) for _ in range(4)]
for name, collate in (("a tensor", torch.stack), ("Batch", Batch), ("Pinnable", Pinnable)):
    batch = next(iter(DataLoader(samples, 4, collate_fn=collate, pin_memory=True)))
    x = batch if isinstance(batch, torch.Tensor) else batch.x
    print(
        f"pin_memory=True, {name}: pinned {x.is_pinned()}, stacked again {torch.stack([x]).is_pinned()}"
    )
