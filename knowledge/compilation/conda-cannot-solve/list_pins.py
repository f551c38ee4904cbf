"""Say why conda may not solve an environment file: python list_pins.py environment.yml"""

import re
import sys

EXAMPLE = """\
channels: [defaults]
dependencies:
  - python=3.8.5=h7579374_1
  - pytorch=1.9.0=cuda112py38h3d13190_1
  - cudatoolkit=10
  - numpy=1.19
"""
CHANNEL = {"pytorch": "pytorch", "pytorch-cuda": "pytorch", "torchvision": "pytorch", "pytorch3d": "pytorch3d",
           "pyg": "pyg", "cuda-toolkit": "nvidia", "cuml": "rapidsai", "cudf": "rapidsai"}

if len(sys.argv) > 1:
    with open(sys.argv[1]) as file:
        text = file.read()
else:
    text = EXAMPLE
packages = re.findall(r"^\s*-\s*(?:\S+::)?([a-z0-9_.-]+)\s*={1,2}\s*([^=\s]+)(?:=(\S+))?\s*$", text, re.M)
builds = [f"{name}={version}={build}" for name, version, build in packages if build]
channels = {found for name, *_ in packages if (found := CHANNEL.get(name)) and not re.search(rf"\b{found}\b(?![=\w-])", text)}
for pin in builds:
    print("exact build:", pin)
for name, version, build in packages:
    if name == "cudatoolkit":
        print(f"cudatoolkit {version}: no such package for CUDA 12 and newer; check the channel for this version")
for channel in sorted(channels):
    print("channel is not listed:", channel)
print("verdict:", "exact-builds" if builds else "missing-channel" if channels else "no exact builds: the versions exclude each other")
