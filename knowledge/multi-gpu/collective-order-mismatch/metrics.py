"""Average metrics over the ranks, one all-reduce for each name; both ranks have the same values."""

import sys

import torch
import torch.distributed as dist

wanted = {"loss", "accuracy", "recall", "precision", "perplexity", "auc", "grad_norm", "f1"}
values = {name: float(index) for index, name in enumerate(sorted(wanted))}
names = sorted(wanted) if "sorted" in sys.argv else list(wanted)

dist.init_process_group("gloo")
means = {}
for name in names:
    mean = torch.tensor(values[name])
    dist.all_reduce(mean)
    means[name] = mean.item() / dist.get_world_size()

orders = [None] * dist.get_world_size()
dist.all_gather_object(orders, names)
if dist.get_rank() == 0:
    print("every mean right:", means == values)
    print("same order on both ranks:", orders[0] == orders[1])
dist.destroy_process_group()
