"""Pad the sequence to the next multiple of the tensor parallel size."""

import torch
import torch.distributed as dist
from megatron.core import parallel_state
from megatron.core.tensor_parallel import scatter_to_sequence_parallel_region
from torch.nn.functional import pad
from torch.testing._internal.distributed.fake_pg import FakeStore

dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=2)
parallel_state.initialize_model_parallel(2, create_gloo_process_groups=False)
hidden = torch.ones(4097, 1, 8)  # sequence, batch, hidden
size = parallel_state.get_tensor_model_parallel_world_size()
hidden = pad(hidden, (0, 0, 0, 0, 0, -len(hidden) % size))
print("tokens after padding:", len(hidden))
print("tokens of this rank:", len(scatter_to_sequence_parallel_region(hidden)))
