"""Load texts as lists of numbers."""

from torch.utils.data import DataLoader

texts = [[101, 7592, 102], [101, 7592, 2088, 999, 102]]
for batch in DataLoader(texts, batch_size=2):
    print(batch)
