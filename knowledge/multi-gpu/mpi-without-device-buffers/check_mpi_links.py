"""Can this program pass device pointers to MPI? ldd ./program | python check_mpi_links.py -"""

import os
import re
import sys

EXAMPLES = {
    "Cray, no GTL": ("libmpi_gnu_123.so.12 => /opt/cray/libmpi.so\nlibcudart.so.12 => /x", "1"),
    "Cray, GTL": ("libmpi_gnu_123.so.12 => /opt/cray/libmpi.so\nlibmpi_gtl_cuda.so.0 => /x", "1"),
    "Cray, off": ("libmpi_gnu_123.so.12 => /opt/cray/libmpi.so\nlibmpi_gtl_cuda.so.0 => /x", "0"),
    "Open MPI": ("libmpi.so.40 => /usr/lib/libmpi.so.40\nlibcudart.so.12 => /x", ""),
    "no MPI": ("libc.so.6 => /lib/libc.so.6", ""),
}


def verdict(links: str, enabled: str) -> str:
    """Return what the list of libraries and the variable mean together."""
    gtl = re.search(r"libmpi_gtl_(?:cuda|hsa|ze)", links)
    if not re.search(r"\blibmpi[._a-z0-9]*\.so", links):
        return "no libmpi: pass the program itself, or the .so of mpi4py"
    if "cray" in links or gtl:
        if enabled == "1" and not gtl:
            return "support requested, GTL not linked: it aborts in MPI_Init (no-gtl)"
        if gtl and enabled != "1":
            return "GTL linked, MPICH_GPU_SUPPORT_ENABLED is not 1 (switched-off)"
        return "GTL linked and requested" if gtl else "host buffers only"
    if "libmpi.so.40" in links:
        return "Open MPI: ask ompi_info for mpi_built_with_cuda_support (plain-mpi)"
    return "another MPI: look in its manual for device support (plain-mpi)"


if len(sys.argv) > 1:
    print(verdict(sys.stdin.read(), os.environ.get("MPICH_GPU_SUPPORT_ENABLED", "")))
else:
    for name, (links, enabled) in EXAMPLES.items():
        print(f"{name}: {verdict(links, enabled)}")
