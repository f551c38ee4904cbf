"""The same script, whose doings are behind the question under which name it runs."""

import fixed_model
import torch.distributed as dist

WIDTH = 64
print("runs as", __name__, flush=True)
if __name__ == "__main__":
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    print("layers:", fixed_model.layers())
    dist.destroy_process_group()
