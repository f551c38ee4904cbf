"""Count the shapes of a dataset, and name the first sample of each."""

from collections import Counter

import torch
from torch.utils.data import DataLoader


def form(sample: object) -> str:
    """Describe a sample by the shapes in it."""
    if isinstance(sample, dict):
        return "{" + ", ".join(f"{key}: {form(value)}" for key, value in sample.items()) + "}"
    if isinstance(sample, tuple):
        return "(" + ", ".join(form(value) for value in sample) + ")"
    if isinstance(sample, list):
        return f"list of {len(sample)}"
    return str(list(sample.shape)) if hasattr(sample, "shape") else type(sample).__name__


def forms(samples: list[object]) -> list[str]:
    """Describe the samples of a batch, in the worker: no tensor has to leave it."""
    return [form(sample) for sample in samples]


def census(dataset, workers: int = 0) -> None:
    """Print each form, how many samples have it, and the index of the first."""
    counts, first = Counter(), {}
    loader = DataLoader(dataset, batch_size=64, num_workers=workers, collate_fn=forms)
    for index, kind in enumerate(kind for batch in loader for kind in batch):
        counts[kind] += 1
        first.setdefault(kind, index)
    for kind, count in counts.most_common():
        print(f"{count} samples, first {first[kind]}: {kind}")


if __name__ == "__main__":
    samples = [(torch.zeros(3, 224, 224), 0) for _ in range(100)]
    samples[17] = torch.zeros(1, 224, 224), 0
    samples[40] = torch.zeros(3, 224, 223), 0
    samples[71] = torch.zeros(4, 224, 224), 0
    census(samples, workers=2)
    census([{"tokens": [101, 102], "label": 1}, {"tokens": [101, 7592, 102], "label": 0}])
