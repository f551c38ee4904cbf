"""Two ranks count the words of their own part of the data, so their embeddings differ."""

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
texts = ["a b c d", "e f g h i"]
words = sorted(set(texts[dist.get_rank()].split()))
model = torch.nn.Embedding(len(words), 8)
DistributedDataParallel(model)
