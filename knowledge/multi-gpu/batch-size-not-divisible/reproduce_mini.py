"""A mini batch of 4 prompts on eight GPUs: less than one for each."""

from checks import verl_mini

print("steps on two GPUs:", verl_mini(mini=4, n=1, gpus=2, micro=1))
verl_mini(mini=4, n=1, gpus=8, micro=1)
