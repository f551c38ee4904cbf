"""Keep the same annotations as one block of bytes, which reading does not change."""

import pickle
import time
from itertools import accumulate

import torch
from torch.utils.data import DataLoader, Dataset
from watch import play_oom_killer


class Packed:
    """A list that unpickles an item when it is asked for; no worker ever writes into it."""

    def __init__(self, items: list) -> None:
        parts = [pickle.dumps(item) for item in items]
        self.ends = torch.tensor([0, *accumulate(map(len, parts))])
        self.data = torch.frombuffer(bytearray(b"".join(parts)), dtype=torch.uint8)

    def __len__(self) -> int:
        return len(self.ends) - 1

    def __getitem__(self, index: int) -> object:
        start, end = self.ends[index : index + 2].tolist()
        return pickle.loads(bytes(self.data[start:end].numpy()))


class Annotations(Dataset):
    def __init__(self) -> None:
        box = [{"file": f"{i:08}.jpg", "box": [i, i, i + 9, i + 9]} for i in range(200_000)]
        self.items = Packed(box)

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, index: int) -> int:
        return self.items[index]["box"][0]


if __name__ == "__main__":
    loader = DataLoader(Annotations(), batch_size=2000, shuffle=True, num_workers=2)
    for _ in loader:
        play_oom_killer(limit_mib=80)
        time.sleep(0.02)
    print("epoch done")
