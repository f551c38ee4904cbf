"""Run which_dll.py on a DLL without its dependency, with it, and with one of 32 bits."""

import subprocess
import sys

import windows

windows.write_dll("system/kernel32.dll", [])
for name, imports, magic in (
    ("bare", None, 0), ("whole", ["kernel32.dll"], 0x20B), ("narrow", ["kernel32.dll"], 0x10B),
):
    windows.write_dll(f"{name}/fbgemm.dll", ["KERNEL32.dll", "libomp140.x86_64.dll", "api-ms-win-crt-heap-l1-1-0.dll"])
    if imports:
        windows.write_dll(f"{name}/libomp140.x86_64.dll", imports, magic)
    done = subprocess.run([sys.executable, "which_dll.py", f"{name}/fbgemm.dll", "system"], capture_output=True, text=True)
    print(f"== {name}", *done.stdout.splitlines(), sep="\n")
