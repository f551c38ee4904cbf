"""Ask an NVRTC library for its architectures, and compile one kernel for one of them."""

import ctypes
import glob
import os
import sysconfig

KERNEL = b'extern "C" __global__ void one(float *data) { data[0] = 1; }'


def find_wheel() -> str:
    """Return the libnvrtc that torch's wheels brought."""
    site = sysconfig.get_path("purelib")
    found = glob.glob(f"{site}/nvidia/*/lib/libnvrtc.so.1*") + glob.glob(f"{site}/torch/lib/libnvrtc*.so.1*")
    return next(path for path in sorted(found) if "builtins" not in path)


def open_library(path: str) -> ctypes.CDLL:
    """Load the library, and its builtins first, which not every release finds by itself."""
    for builtins in glob.glob(os.path.dirname(path) + "/libnvrtc-builtins.so.1*"):
        ctypes.CDLL(builtins, mode=ctypes.RTLD_GLOBAL)
    return ctypes.CDLL(path)


def list_architectures(nvrtc: ctypes.CDLL) -> list[int]:
    """Return what NVRTC 11.2 and newer compiles for, as 75 for compute capability 7.5."""
    count = ctypes.c_int()
    nvrtc.nvrtcGetNumSupportedArchs(ctypes.byref(count))
    numbers = (ctypes.c_int * count.value)()
    nvrtc.nvrtcGetSupportedArchs(numbers)
    return sorted(numbers)


def compile_kernel(nvrtc: ctypes.CDLL, architecture: int) -> None:
    """Compile for one architecture, with the option that torch passes; raise the log."""
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    nvrtc.nvrtcCreateProgram(ctypes.byref(program), KERNEL, b"one.cu", 0, None, None)
    option = (ctypes.c_char_p * 1)(f"--gpu-architecture=compute_{architecture}".encode())
    code = nvrtc.nvrtcCompileProgram(program, 1, option)
    nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetProgramLog(program, log)
    if code:
        raise RuntimeError(log.value.decode())
