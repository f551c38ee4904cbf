"""Print what a worker has for itself alone, as it walks through the epoch."""

import multiprocessing

from torch.utils.data import DataLoader, Dataset
from watch import private_mib


def private_sizes(dataset: Dataset) -> dict[int, float]:
    """Return the mean private memory of the workers in MiB, by number of batches read."""
    sizes = {}
    loader = DataLoader(dataset, batch_size=2000, shuffle=True, num_workers=2)
    for count, _ in enumerate(loader, 1):
        if count in (1, 5, 10, 20, 40, 60, 80):
            workers = multiprocessing.active_children()
            sizes[count] = sum(private_mib(child.pid) for child in workers) / len(workers)
    return sizes


if __name__ == "__main__":
    from fix import Annotations as Packed
    from reproduce import Annotations as Listed

    listed, packed = private_sizes(Listed()), private_sizes(Packed())
    for count in listed:
        print(f"batch {count}: list {listed[count]:.0f} MiB, bytes {packed[count]:.0f} MiB")
    print(f"the list grows by half: {listed[80] > 1.5 * listed[1]}")
    print(f"the bytes need less than a third of the list: {packed[80] < listed[80] / 3}")
