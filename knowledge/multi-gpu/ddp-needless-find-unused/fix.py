"""The switch is off: no warning."""

from model import train

train(branch=False, find_unused=False)
