"""Print which machine a program or script needs: python check_machine.py FILE ..."""

import platform
import sys
from pathlib import Path

MACHINES = {3: "i386", 40: "arm", 62: "x86_64", 183: "aarch64", 243: "riscv64"}


def verdict(path):
    """Say what a file is, and whether this machine can start it."""
    start = Path(path).read_bytes()[:20]
    if start[:4] == b"\x7fELF":
        built = MACHINES.get(int.from_bytes(start[18:20], "little"), "another machine")
        fits = "this machine" if built == here else f"not this machine ({here})"
        return f"built for {built}, {fits}"
    if start[:2] == b"#!":
        return "a script with an interpreter line: check that interpreter"
    if not start:
        return "empty: copy or download it again"
    return "no program, and a script without an interpreter line"


here = {"arm64": "aarch64", "AMD64": "x86_64"}.get(platform.machine(), platform.machine())
paths = sys.argv[1:]
if not paths:
    from make_files import program, script

    paths = [sys.executable, program, script]
for path in paths:
    print(f"{Path(path).name}: {verdict(path)}")
