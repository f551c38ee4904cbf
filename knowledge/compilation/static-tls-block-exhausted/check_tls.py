"""Print how much static TLS a library needs, and why it could not be loaded."""

import os
import re
import struct
import subprocess
import sys
from pathlib import Path

LOAD = "import ctypes, sys; ctypes.CDLL(sys.argv[1])"


def tls_bytes(path):
    """Return the size of the TLS segment of a 64-bit ELF file."""
    data = path.read_bytes()
    if data[:5] != b"\x7fELF\x02":
        sys.exit(f"{path.name} is no 64-bit library of Linux")
    start, size, count = (*struct.unpack_from("<Q", data, 32), *struct.unpack_from("<HH", data, 54))[:3]
    headers = (struct.unpack_from("<IIQQQQQQ", data, start + n * size) for n in range(count))
    return sum(header[6] for header in headers if header[0] == 7)


def stem(path):
    """Return the name of a library without hash, version and suffix."""
    return re.match(r"[A-Za-z_]+", Path(path).name).group()


def loads_alone(path):
    """Tell whether a new Python, without LD_PRELOAD, can load the file."""
    env = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
    done = subprocess.run([sys.executable, "-c", LOAD, str(path)], env=env, capture_output=True, text=True, check=False)
    return "static TLS" not in done.stderr


def verdict(path, preloaded):
    """Return the cause."""
    if any(Path(other).exists() and Path(other).samefile(path) for other in preloaded):
        return "variable-not-passed: this shell preloads it; pass LD_PRELOAD to the process that failed"
    if any(stem(other) == stem(path) for other in preloaded):
        return "other-copy: LD_PRELOAD contains another copy; set it to the file of the message"
    if not loads_alone(path):
        return "larger-than-reserve: it cannot be loaded after the start, even alone"
    return f"loaded-late: it loads alone; export LD_PRELOAD={path}"


if len(sys.argv) != 2:
    sys.exit("usage: python check_tls.py LIBRARY.so   (the file that the message names)")
file = Path(sys.argv[1]).resolve()
preload = re.split(r"[: ]+", os.environ.get("LD_PRELOAD", "").strip(": "))
print(f"{file.name}: {tls_bytes(file)} bytes of TLS, {os.confstr('CS_GNU_LIBC_VERSION')}")
print("LD_PRELOAD:", " ".join(Path(other).name for other in preload if other) or "not set")
print("verdict:", verdict(file, [other for other in preload if other]))
