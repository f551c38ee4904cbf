"""Load 64 MiB from the first GPU in a process that works on the second."""

import torch

weight = torch.zeros(16 * 2**20, device="cuda:0")
torch.save({"weight": weight}, "checkpoint.pt")
del weight
torch.cuda.empty_cache()
torch.cuda.set_device(1)

places = {"nothing": None, '"cuda"': "cuda", '"cuda:1"': "cuda:1", '"cpu"': "cpu"}
for name, place in places.items():
    loaded = torch.load("checkpoint.pt", map_location=place)
    on = [torch.cuda.memory_allocated(gpu) // 2**20 for gpu in (0, 1)]
    print(f"map_location {name}: on {loaded['weight'].device}, MiB on the two GPUs: {on}")
    del loaded
