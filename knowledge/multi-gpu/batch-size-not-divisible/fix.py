"""The numbers that fit_batch.py proposes pass the checks."""

from checks import megatron_global, trl_generations, verl_mini, verl_total

verl_total(prompts=504, n=1, gpus=6)
print("verl: 504 prompts on six GPUs,", 504 // 6, "each")
print("verl: steps of a mini batch of 252:", verl_mini(mini=252, n=1, gpus=6, micro=6))
trl_generations(per_device=2, gpus=1, accumulation=4, generations=8)
print("TRL: 2 x 1 x 4 completions, one group of 8")
print("Megatron: micro batches:", megatron_global(batch=512, micro=4, gpus=8, tensor=2))
