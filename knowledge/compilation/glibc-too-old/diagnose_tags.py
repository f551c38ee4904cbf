"""Offer pip the same wheel under three tags: what does it check?"""

import os
import subprocess
import sys
import sysconfig
import zipfile

SYSTEM, MACHINE = sysconfig.get_platform().replace(".", "_").split("-")
for tag in (f"manylinux_2_99_{MACHINE}", f"manylinux_2_17_{MACHINE}", f"{SYSTEM}_{MACHINE}"):
    wheel = f"demo-1.0-py3-none-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        info = "demo-1.0.dist-info"
        archive.writestr("demo_needs_glibc_2_99.so", "")
        archive.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: demo\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: py3-none-{tag}\n")
        archive.writestr(f"{info}/RECORD", "")
    command = [sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--target", tag, wheel]
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_COLOR": "1"}
    run = subprocess.run(command, capture_output=True, text=True, env=environment)
    lines = [line for line in (run.stdout + run.stderr).splitlines() if "demo" in line]
    print(f"{tag}:\n    {lines[-1]}")
