"""Remove the groups of the first model before the second is set up."""

import torch.distributed as dist
from megatron.core import parallel_state

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
for model in ("first", "second"):
    if parallel_state.model_parallel_is_initialized():
        parallel_state.destroy_model_parallel()
        print("groups of the model before: removed")
    parallel_state.initialize_model_parallel(tensor_model_parallel_size=1)
    print(f"{model} model: tensor parallel size", parallel_state.get_tensor_model_parallel_world_size())
