"""Compile one kernel with an NVRTC library, as torch, CuPy and numba do. It needs no GPU."""

import ctypes
import glob
import os
import sysconfig

KERNEL = b'extern "C" __global__ void one(float *data) { data[0] = 1; }'


def find_wheel() -> str:
    """Return the libnvrtc that torch's wheels brought, without importing torch."""
    site = sysconfig.get_path("purelib")
    found = glob.glob(f"{site}/nvidia/*/lib/libnvrtc.so.1*") + glob.glob(f"{site}/torch/lib/libnvrtc*.so.1*")
    return next(path for path in sorted(found) if "builtins" not in path)


def compile_kernel(library: str) -> str:
    """Compile for NVRTC's own default architecture; raise its log as torch does."""
    nvrtc = ctypes.CDLL(library)
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    nvrtc.nvrtcCreateProgram(ctypes.byref(program), KERNEL, b"one.cu", 0, None, None)
    code = nvrtc.nvrtcCompileProgram(program, 0, None)
    nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetProgramLog(program, log)
    if code:
        raise RuntimeError(log.value.decode())
    return os.path.basename(library)
