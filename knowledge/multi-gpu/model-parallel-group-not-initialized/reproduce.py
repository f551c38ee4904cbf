"""Ask Megatron for a size when only the default process group exists."""

import torch.distributed as dist
from megatron.core import parallel_state

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
print("default process group:", dist.is_initialized())
print("tensor parallel size:", parallel_state.get_tensor_model_parallel_world_size())
