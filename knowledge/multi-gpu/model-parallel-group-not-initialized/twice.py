"""Set up a second model in the process of the first, as a notebook cell does that runs again."""

import torch.distributed as dist
from megatron.core import parallel_state

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
for model in ("first", "second"):
    parallel_state.initialize_model_parallel(tensor_model_parallel_size=1)
    print(f"{model} model: tensor parallel size", parallel_state.get_tensor_model_parallel_world_size())
