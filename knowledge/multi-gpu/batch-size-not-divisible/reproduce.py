"""512 samples for six GPUs: the example was written for eight."""

from checks import verl_total

verl_total(prompts=512, n=1, gpus=8)
print("eight GPUs: 64 samples each")
verl_total(prompts=512, n=1, gpus=6)
