"""Import a name that torch 2.0 removed, as code written for torch 1 does."""

from torch._six import inf

print(inf)
