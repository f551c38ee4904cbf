"""Load small libraries, as the packages of a large program do, until the reserve of static TLS is used up."""

import ctypes
import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE = '__thread char block[96] __attribute__((tls_model("initial-exec"))); char *touch(void) { return block; }'


def fill(libraries=24):
    """Load copies of a library with 96 bytes of static TLS, and return how many the reserve took."""
    folder = Path(tempfile.mkdtemp())
    (folder / "small.c").write_text(SOURCE)
    subprocess.run(["gcc", "-shared", "-fPIC", "small.c", "-o", "small.so"], cwd=folder, check=True)
    taken = 0
    try:
        for number in range(libraries):
            ctypes.CDLL(shutil.copy(folder / "small.so", folder / f"small{number}.so"))
            taken += 1
    except OSError:
        pass
    shutil.rmtree(folder)
    return taken
