"""Print what the driver can serve and what torch wants, with a verdict."""

import ctypes

import torch


def served() -> int | None:
    """Return the CUDA release that the driver goes up to, as 1000 * major + 10 * minor."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return None
    number = ctypes.c_int()
    driver.cuDriverGetVersion(ctypes.byref(number))
    return number.value


number = served()
wanted = torch.version.cuda or "13.0"  # a CPU build plays one for CUDA 13.0
print("driver goes up to:", number and f"{number} = CUDA {number // 1000}.{number % 1000 // 10}")
print("torch is built for: CUDA", wanted)
if number is None:
    print("verdict: no driver on this machine, or none in this container")
elif number // 1000 < int(wanted.split(".")[0]):
    print("verdict: too old; the driver's major number must not be the smaller one")
else:
    print("verdict: new enough")
