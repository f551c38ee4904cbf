"""Ask once, in the process that has the group, and let the dataset carry the answer."""

import torch.distributed as dist
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __init__(self, rank: int) -> None:
        self.rank = rank

    def __len__(self) -> int:
        return 2

    def __getitem__(self, index: int) -> str:
        return f"sample {index} for rank {self.rank}"


if __name__ == "__main__":
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    for start in ("fork", "forkserver", "spawn"):
        loader = DataLoader(Numbers(dist.get_rank()), num_workers=1, multiprocessing_context=start)
        print(f"{start}:", [text for batch in loader for text in batch], flush=True)
    dist.destroy_process_group()
