"""Watch what each worker has for itself alone while it reads a dataset."""

import multiprocessing

from torch.utils.data import DataLoader, Dataset
from watch import private_mib


def growth(dataset: Dataset) -> float:
    """Return how much the private memory of the workers grows over one epoch, in MiB."""
    sizes = []
    for _ in DataLoader(dataset, batch_size=2000, shuffle=True, num_workers=2):
        sizes.append(sum(private_mib(child.pid) for child in multiprocessing.active_children()))
    return max(sizes) - sizes[0]


if __name__ == "__main__":
    from fix import Annotations as Packed
    from reproduce import Annotations as Listed

    for name, dataset in {"list of dicts": Listed(), "one block of bytes": Packed()}.items():
        verdict = "every worker copies it" if growth(dataset) > 25 else "the workers share it"
        print(f"{name}: {verdict}")
