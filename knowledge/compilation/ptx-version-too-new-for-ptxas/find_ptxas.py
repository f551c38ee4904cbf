"""List each ptxas that this Python's programs can find, with its release and newest PTX version."""

import glob
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile

SITE = sysconfig.get_path("purelib")
PLACES = (
    f"{SITE}/triton/backends/nvidia/bin/ptxas*",
    f"{SITE}/nvidia/*/bin/ptxas",
    "/usr/local/cuda*/bin/ptxas",
    "/usr/bin/ptxas",
)


def newest_ptx(ptxas):
    """Return the newest PTX version that `ptxas` reads, as it says itself."""
    with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
        file.write(".version 99.0\n.target sm_80\n.address_size 64\n")
        file.flush()
        done = subprocess.run([ptxas, "-arch=sm_80", file.name], capture_output=True, text=True)
    said = done.stderr + done.stdout
    return said.partition("current version is '")[2].partition("'")[0] or said.strip()


chosen = {
    name: os.environ[name]
    for name in ("TRITON_PTXAS_PATH", "TRITON_PTXAS_BLACKWELL_PATH", "CUDA_HOME", "CUDA_PATH")
    if name in os.environ
}
files = {*sys.argv[1:], *(file for place in PLACES for file in glob.glob(place))}
files |= {path for name, path in chosen.items() if name.startswith("TRITON")}
files |= {shutil.which("ptxas") or ""} - {""}
for file in sorted({os.path.realpath(file) for file in files if os.access(file, os.X_OK)}):
    said = subprocess.run([file, "--version"], capture_output=True, text=True).stdout
    release = said.partition("release ")[2].partition(",")[0] or "?"
    print(f"CUDA {release} reads PTX up to {newest_ptx(file)}: {file}")
print("on the PATH:", shutil.which("ptxas"))
for name, value in chosen.items():
    print(f"{name}={value}")
