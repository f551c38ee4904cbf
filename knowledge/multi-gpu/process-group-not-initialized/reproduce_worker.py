"""Ask for the rank where a sample is read, in workers that are started in two ways."""

import torch.distributed as dist
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self) -> int:
        return 2

    def __getitem__(self, index: int) -> str:
        return f"sample {index} for rank {dist.get_rank()}"


if __name__ == "__main__":
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    for start in ("fork", "spawn"):
        loader = DataLoader(Numbers(), num_workers=1, multiprocessing_context=start)
        print(f"{start}:", [text for batch in loader for text in batch], flush=True)
