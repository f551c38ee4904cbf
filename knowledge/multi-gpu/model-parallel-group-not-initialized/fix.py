"""Create the parallel groups after the default process group, before any layer."""

import torch.distributed as dist
from megatron.core import parallel_state

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
parallel_state.initialize_model_parallel(tensor_model_parallel_size=1)
print("tensor parallel size:", parallel_state.get_tensor_model_parallel_world_size())
print("pipeline parallel size:", parallel_state.get_pipeline_model_parallel_world_size())
