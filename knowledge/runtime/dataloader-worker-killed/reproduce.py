"""Read a list of 200,000 annotations, which nobody changes, in two workers."""

import time

from torch.utils.data import DataLoader, Dataset
from watch import play_oom_killer


class Annotations(Dataset):
    def __init__(self) -> None:
        self.items = [{"file": f"{i:08}.jpg", "box": [i, i, i + 9, i + 9]} for i in range(200_000)]

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
