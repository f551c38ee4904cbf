"""Leave folders in each other, so many that neither a path nor a stack can hold them."""

import os

for _ in range(3000):
    os.mkdir("nested")
    os.chdir("nested")
os.mkdir("closed", 0)
