"""Train on two ranks; rank 1 meets a batch that it cannot read."""

import torch
import torch.distributed as dist


def main() -> None:
    dist.init_process_group("gloo")
    if dist.get_rank() == 1:
        raise ValueError("sample 4711 has no label")
    dist.all_reduce(torch.ones(1))


if __name__ == "__main__":
    main()
