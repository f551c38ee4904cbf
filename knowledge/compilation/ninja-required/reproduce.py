"""Load a C++ extension with a PATH on which no folder holds ninja."""

import os

os.environ["PATH"] = "/nowhere"

from torch.utils.cpp_extension import load_inline

load_inline("demo", "int twice(int x) { return 2 * x; }", functions=["twice"])
