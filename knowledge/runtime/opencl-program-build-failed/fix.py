import tempfile
from pathlib import Path

import pyopencl as cl

context = cl.Context(cl.get_platforms()[0].get_devices())
source = """
#include "helpers.h"
__kernel void scale(__global float *x) { x[get_global_id(0)] *= FACTOR; }
"""
with tempfile.TemporaryDirectory() as folder:
    Path(folder, "helpers.h").write_text("#define FACTOR 2.0f\n")
    program = cl.Program(context, source).build(options=["-I", folder])
print("kernels:", program.kernel_names)
