"""Which mixtures torch allows: a CPU tensor without dimensions, and CPU indices into a CUDA tensor."""

import torch

cpu, gpu = torch.ones(2, 2), torch.ones(2, 2, device="cuda")
number, index = torch.tensor(1.0), torch.tensor([0, 1])
attempts = {
    "gpu + 1.0": lambda: gpu + 1.0,
    "gpu + CPU tensor of no dimension": lambda: gpu + number,
    "cpu + GPU tensor of no dimension": lambda: cpu + number.to("cuda"),
    "gpu + CPU tensor of one element": lambda: gpu + number.view(1),
    "gpu[CPU index]": lambda: gpu[index],
    "cpu[GPU index]": lambda: cpu[index.to("cuda")],
    "gpu.index_select(0, CPU index)": lambda: gpu.index_select(0, index),
    "gpu.copy_(cpu)": lambda: gpu.copy_(cpu),
    "torch.where(CPU mask, gpu, gpu)": lambda: torch.where(cpu > 0, gpu, gpu),
}
for name, attempt in attempts.items():
    try:
        print(f"{name}: {attempt().device}")
    except RuntimeError:
        print(f"{name}: RuntimeError")
