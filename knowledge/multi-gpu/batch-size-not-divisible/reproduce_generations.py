"""One completion on one GPU, and groups of eight."""

from checks import trl_generations

trl_generations(per_device=8, gpus=1, accumulation=1, generations=8)
print("8 completions a step: one group")
trl_generations(per_device=1, gpus=1, accumulation=1, generations=8)
