"""Which library crashed? python read_crash.py LOG, with a dump of the fault handler, gdb, torch or the kernel in it."""

import re
import sys
from os.path import normpath
from pathlib import Path

MEANS = [
    (r"libcuda\.|libnvidia", "the driver: compare its version with the libraries, restart after an upgrade"),
    (r"libgomp|libiomp|libomp|mkl", "OpenMP or MKL: two copies in one process"),
    (r"libcudart|libcublas|libcudnn|libnccl", "a CUDA library: look whether it is the one of torch"),
    (r"decord|cv2|open3d|tensorflow|scipy|sklearn|tensorboard", "import order: torch first, or that one first"),
    (r"libtorch|libcaffe2|libc10|torch/_C", "torch: another release, or two of them in one process"),
    (r"ld-linux|dl-init", "loading of a library: packages that do not match"),
]
PLUMBING = r"/lib(?:c|pthread|m|dl|stdc\+\+)[.-]|/libpython|/python3?[0-9.]*$|libc10\.so.*atalSignal"


def native(text):
    """Return the files of the native frames, the innermost first, without handlers and the C library."""
    if "fatalSignalHandler" in text:
        frames = re.findall(r"frame #\d+: .{0,200} in (\S+)\)", text)[3:]
    else:
        frames = re.findall(r"^#\d+ .{0,400} from (\S+)$", text, re.MULTILINE)
        frames = frames or re.findall(r"segfault at .{0,120} in ([^\s\[]+)\[", text)
    return [file for file in frames if not re.search(PLUMBING, file)]


def report(text):
    files = native(text)
    thread = "Current thread" if "Current thread" in text else "Thread 0x"  # it may come last of several
    python = re.search(thread + r'.*\n\s*File "(.*?)", line (\d+) in (\S+)', text)
    if python:
        print(f"line of Python: {python[1]}:{python[2]} in {python[3]}")
    if not files:
        print("library: not in this log; run it under gdb, see the page")
        return
    means = [hint for pattern, hint in MEANS if re.search(pattern, files[0])]
    print(f"library: {files[0]}")
    print("verdict:", means[0] if means else "this extension: build or install it again for your torch")
    paths = [normpath(file) for file in files if "/" in file]
    folders = sorted({re.sub(r"/(?:torch|nvidia)/.*|/lib64/.*|/[^/]*$", "", path) for path in paths})
    if len(folders) > 1:
        print("libraries from several places:", *folders)


log = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("crashes.log")
if not log.is_file():
    sys.exit(f"{log}: no such file; usage: python read_crash.py LOG")
for part in re.split(r"^-{5,}\n", log.read_text(errors="replace"), flags=re.MULTILINE):
    report(part)
    print()
