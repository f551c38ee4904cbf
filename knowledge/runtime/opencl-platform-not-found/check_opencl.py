"""Print the OpenCL drivers of this machine, and why the loader finds none of them.

An argument names another root folder than /.
"""

import ctypes
import os
import pathlib
import sys

NVIDIA = "libnvidia-opencl.so.1"


def opens(library):
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return ""


def drivers(folder):
    for file in sorted(folder.glob("*.icd")):
        library = file.read_text().split("\n")[0].strip()
        yield file.name, library, opens(library)


def verdict(root, found):
    working = [name for name, _, error in found if not error]
    gpu = (root / "dev/nvidiactl").exists()
    container = (root / ".dockerenv").exists() or (root / "run/.containerenv").exists()
    if not found and container and gpu:
        return "icd-missing-in-container: write nvidia.icd in the image"
    if not found:
        return "no-driver: install an OpenCL driver"
    if not working:
        return "library-missing: install the package that has this library"
    if "nvidia.icd" in working and not gpu:
        return "gpu-not-reachable: the container or the driver offers no GPU"
    return "driver-found: search for another loader, as of conda, or another user's rights"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/")
    for name in ("OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH", "CONDA_PREFIX"):
        if name in os.environ:
            print(f"{name}={os.environ[name]}")
    found = list(drivers(root / "etc/OpenCL/vendors"))
    for name, library, error in found:
        print(f"{name}: {library}: {error or 'loads'}")
    if not any(library == NVIDIA for _, library, _ in found):
        print(f"{NVIDIA}: {'loads, but no .icd names it' if not opens(NVIDIA) else 'not found'}")
    print(verdict(root, found))


main()
