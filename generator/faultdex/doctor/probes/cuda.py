"""Ask the driver's library what it serves and how it starts; prints one JSON object."""

import ctypes
import json
import sys

CAPABILITY = (75, 76)  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR and _MINOR


def ask() -> dict[str, object]:
    """Return the library's answers: serves, start, and the capability of each GPU."""
    try:
        library = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        return {"missing": str(error)}
    number = ctypes.c_int()
    library.cuDriverGetVersion(ctypes.byref(number))
    start = library.cuInit(0)
    return {"serves": number.value, "start": start, "gpus": [] if start else _gpus(library)}


def _gpus(library: ctypes.CDLL) -> list[str]:
    count = ctypes.c_int()
    library.cuDeviceGetCount(ctypes.byref(count))
    return [_capability(library, index) for index in range(count.value)]


def _capability(library: ctypes.CDLL, index: int) -> str:
    value = ctypes.c_int()
    parts = []
    for attribute in CAPABILITY:
        library.cuDeviceGetAttribute(ctypes.byref(value), attribute, index)
        parts.append(str(value.value))
    return ".".join(parts)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(ask()))
