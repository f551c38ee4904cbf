"""Set CC to gcc where gcc is not installed: Triton tries to run it."""

import os

os.environ.update(PATH="/nowhere", CC="gcc", TRITON_CACHE_DIR="cache")

from triton.runtime import build

with open("helper.c", "w") as file:
    file.write("int twice(int x) { return 2 * x; }\n")
build._build("helper", "helper.c", ".", [], [], [], [])
