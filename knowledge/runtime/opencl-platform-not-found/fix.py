"""With an installed driver, here the CPU driver from pip install "pyopencl[pocl]", it works."""

import pyopencl

for platform in pyopencl.get_platforms():
    print(f"{platform.name}: {len(platform.get_devices())} device")
