"""Say whether this torch holds kernels for the GPUs that it sees."""

import torch


def serves(held: str, major: int, minor: int) -> bool:
    """Return whether code for `held`, such as sm_86 or compute_90, runs on a GPU of this capability."""
    kind, _, number = held.partition("_")
    number = number.rstrip("af")
    at = (int(number[:-1]), int(number[-1]))
    return at <= (major, minor) if kind == "compute" else at[0] == major and at[1] <= minor


for index in range(torch.cuda.device_count()):
    capability = torch.cuda.get_device_capability(index)
    fitting = [held for held in torch.cuda.get_arch_list() if serves(held, *capability)]
    print(f"GPU {index}: capability {capability[0]}.{capability[1]}, served by {fitting or 'nothing'}")
print("held:", " ".join(torch.cuda.get_arch_list()))
