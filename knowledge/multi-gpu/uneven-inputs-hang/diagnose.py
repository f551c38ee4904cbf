"""Compare the number of batches of the ranks.

Usage: add compare_lengths(loader) before the first epoch, and start as usual
"""

import torch
import torch.distributed as dist


def compare_lengths(loader) -> None:
    """Print the number of batches of each rank, and a verdict, on rank 0."""
    own = torch.tensor([len(loader)])
    counts = [torch.zeros_like(own) for _ in range(dist.get_world_size())]
    dist.all_gather(counts, own)  # with NCCL: move own and counts to the GPU
    numbers = [count.item() for count in counts]
    if dist.get_rank() == 0:
        equal = min(numbers) == max(numbers)
        verdict = "equal" if equal else f"uneven: ranks with {max(numbers)} will wait forever"
        print("batches by rank:", numbers, verdict)


if __name__ == "__main__":
    dist.init_process_group("gloo")
    compare_lengths(range(7 if dist.get_rank() == 0 else 5))
    dist.destroy_process_group()
