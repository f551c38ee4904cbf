"""Run check_windows_build.py in prompts that lack one thing each."""

import os
import subprocess
import sys

os.mkdir("bin")
for program in ("bin/cl", "bin/cl.exe"):
    with open(program, "w") as file:
        file.write("#!/bin/sh\n")
    os.chmod(program, 0o755)
# The check asks for this file where Windows keeps it.
library = f"python{sys.version_info[0]}{sys.version_info[1]}.lib"
probe = "import sys; sys.base_prefix = {base!r}; sys.argv[1:] = [{folder!r}]\n"
probe += "exec(open('check_windows_build.py').read())"
os.makedirs("python/libs")
open(f"python/libs/{library}", "w").close()


def check(name: str, *, base: str = "python", folder: str = "/b", **variables: str) -> None:
    """Print the verdict under these variables."""
    command = [sys.executable, "-c", probe.format(base=base, folder=folder)]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    verdict = next(line for line in done.stdout.splitlines() if line.startswith("verdict"))
    print(f"{name}: {verdict.removeprefix('verdict: ')}")


found = os.path.abspath("bin")
check("nothing", PATH="/nowhere")
check("x86 prompt", PATH=found, VSCMD_ARG_TGT_ARCH="x86")
check("x64 prompt", PATH=found, VSCMD_ARG_TGT_ARCH="x64")
ready = {"PATH": found, "VSCMD_ARG_TGT_ARCH": "x64", "DISTUTILS_USE_SDK": "1"}
check("and the variable", **ready)
check("embedded Python", base="embedded", **ready)
check("deep folder", folder="deep" * 22, **ready)
