"""Keep the name with extern "C", or let NVRTC tell the changed one."""

import cupy

SOURCE = "__global__ void scale(float* x) { x[0] *= 2; }"

plain = cupy.RawModule(code='extern "C" ' + SOURCE).get_function("scale")
changed = cupy.RawModule(code=SOURCE, options=("-std=c++17",), name_expressions=["scale"]).get_function("scale")
for kernel in (plain, changed):
    x = cupy.ones(1, dtype=cupy.float32)
    kernel((1,), (1,), (x,))
    print(f"{kernel.name}: {x[0]:.0f}")
