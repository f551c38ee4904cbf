"""Ask for the rank where a sample is read, in workers that are started in three ways."""

import torch.distributed as dist
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self) -> int:
        return 2

    def __getitem__(self, index: int) -> str:
        return f"sample {index} for rank {dist.get_rank()}"


def read(start: str) -> list[str]:
    loader = DataLoader(Numbers(), num_workers=1, multiprocessing_context=start)
    return [text for batch in loader for text in batch]


if __name__ == "__main__":
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    print("fork:", read("fork"), flush=True)
    try:
        print("forkserver:", read("forkserver"))
    except ValueError as error:
        print("forkserver:", str(error).splitlines()[-1], flush=True)
    print("spawn:", read("spawn"))
