"""The same warning for a model that leaves a layer out from the second step on."""

from model import train

train(branch=True, find_unused=True)
