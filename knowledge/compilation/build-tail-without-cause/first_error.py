"""Print the first error of a build log and what to look at: python first_error.py build.log."""

import re
import sys

# The first pattern that fits a line says who wrote it; the lines of pip and ninja fit none.
WRITERS = (
    (r"nvcc fatal", "nvcc: an option or an architecture that this release does not know"),
    (r"nvcc: (not found|[Cc]ommand not found|No such file)", "the shell: nvcc is missing"),
    (r"died due to signal 9|Killed signal|^Killed$", "the kernel killed the compiler: memory probably ran out"),
    (r"ptxas (\S+, line|error|fatal)", "ptxas: the code does not fit this architecture"),
    (r"[\w.]+\(\d+\): (fatal )?error", "CUDA's front end or MSVC: the source does not fit"),
    (r":\d+: (fatal )?error: .*No such file", "the host compiler: a header is missing"),
    (r":\d+: (fatal )?error: ", "the host compiler: the source does not fit"),
    (r"cannot find -l|undefined reference", "the linker: a library is missing"),
    (r"^CMake Error", "CMake: the configuration stopped"),
    (r"^(?!RuntimeError: Error (comp|build))\w+Error: (?!Command)", "Python: setup.py stopped"),
    (r"command '.*' failed: No such file", "setuptools: a compiler is missing"),
)


def first_error(lines):
    for number, line in enumerate(lines, 1):
        for pattern, writer in WRITERS:
            if re.search(pattern, line.strip()) and writer:
                return number, writer, line.strip()
    return None


for name in sys.argv[1:] or ["build.log", "tail.log"]:
    with open(name, "rb") as file:
        data = file.read()
    # PowerShell writes UTF-16.
    code = "utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8"
    lines = data.decode(code, errors="replace").splitlines()
    found = first_error(lines)
    if found:
        print(f"{name}: line {found[0]} of {len(lines)}, {found[1]}\n  {found[2]}")
    else:
        print(f"{name}: no error in {len(lines)} lines; build again and keep the whole log")
