"""Ask every rank what it is about to send, and name the ones that differ."""

from collections import Counter

import torch
import torch.distributed as dist


def compare(tensor: torch.Tensor, where: str) -> None:
    """Call it on all ranks in front of the collective in question."""
    mine = (tuple(tensor.shape), str(tensor.dtype), tensor.device.type, tensor.is_contiguous())
    all_of_them = [None] * dist.get_world_size()
    dist.all_gather_object(all_of_them, mine)
    usual = Counter(all_of_them).most_common(1)[0][0]
    odd = {rank: one for rank, one in enumerate(all_of_them) if one != usual}
    if odd and dist.get_rank() == 0:
        print(f"{where}: usual {usual}, but {odd}", flush=True)


dist.init_process_group("gloo")
rank = dist.get_rank()
compare(torch.ones(4), "gradients")
compare(torch.ones(1000 + (rank == 2)), "losses")
compare(torch.ones(4, dtype=torch.bfloat16 if rank == 1 else torch.float16), "scores")
dist.destroy_process_group()
