"""List the cuDNNs that a program of this Python can find, and the packages that ask for one."""

import importlib.metadata
import os
import pathlib
import re
import subprocess


def cudnns(folder):
    """Return the names of the cuDNN files of a folder, with their full version if a link shows it."""
    return sorted({file.resolve().name for file in pathlib.Path(folder).glob("libcudnn.so*")})


installed, wanted = [], []
for package in importlib.metadata.distributions():
    name = (package.metadata["Name"] or "").lower()
    if name.startswith("nvidia-cudnn"):
        installed.append(f"{name} {package.version}")
    for line in package.requires or []:
        if re.match(r"nvidia[-_]cudnn", line):
            wanted.append((name, line.split(";")[0].replace(" ", "")))
named = [one for one in os.environ.get("LD_LIBRARY_PATH", "").split(":") if one and cudnns(one)]
conda = os.path.join(os.environ.get("CONDA_PREFIX", "/nowhere"), "lib")
cache = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, env={"PATH": "/usr/sbin:/sbin"}).stdout
system = sorted({line.split(" => ")[1] for line in cache.splitlines() if "libcudnn.so" in line})
print("pip:", *(sorted(installed) or ["none"]))
for name, line in sorted(set(wanted)):
    print("  ", name, "wants", line)
for folder in named:
    print("LD_LIBRARY_PATH:", folder, *cudnns(folder))
if cudnns(conda):
    print("conda:", conda, *cudnns(conda))
print("system:", *(system or ["none"]))
pinned = {name for name, line in wanted if "==" in line}
others = {name for name, line in wanted} - pinned
if named:
    print("verdict: library-path, a cuDNN in LD_LIBRARY_PATH can be found before the others")
elif len(pinned) > 1 or (pinned and others):
    print("verdict: shared-environment, one cuDNN must serve", *sorted(pinned | others))
elif cudnns(conda) or (system and not installed):
    print("verdict: old-package, only the cuDNN of conda or of the system is there; compare its version")
else:
    print("verdict: none of these; install the framework with its own cuDNN again")
