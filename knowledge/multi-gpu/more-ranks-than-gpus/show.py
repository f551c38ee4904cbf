"""Print the numbers that torchrun gives to a process."""

from os import environ as env

print(f"node {env['GROUP_RANK']}: RANK {env['RANK']}, LOCAL_RANK {env['LOCAL_RANK']}\n", end="")
