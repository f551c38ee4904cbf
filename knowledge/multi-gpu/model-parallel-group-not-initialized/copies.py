"""Create the groups in one copy of the module, and ask another copy for a size."""

import importlib.util
import sys

import torch.distributed as dist
from megatron.core import parallel_state

spec = importlib.util.spec_from_file_location("megatron.core.vendored", parallel_state.__file__)
vendored = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = vendored
spec.loader.exec_module(vendored)

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
vendored.initialize_model_parallel(tensor_model_parallel_size=1)
print("vendored copy:", vendored.get_tensor_model_parallel_world_size())
print("installed copy:", parallel_state.get_tensor_model_parallel_world_size())
