"""List each libnccl that torch could get, with its release and whether it has a symbol.

Usage: python diagnose.py SYMBOL [SITE_PACKAGES], with the symbol of the message
"""

import ctypes
import os
import sys
import sysconfig
from pathlib import Path


def describe(path: Path, symbol: str) -> tuple[str, bool]:
    """Return the release of the NCCL in `path`, and whether it exports `symbol`."""
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        return f"does not load: {error}", False
    number = ctypes.c_int()
    library.ncclGetVersion(ctypes.byref(number))
    major, rest = divmod(number.value, 10000)
    return f"{major}.{rest // 100}.{rest % 100}", hasattr(library, symbol)


symbol = sys.argv[1] if sys.argv[1:] else "ncclCommRegister"
site = Path(sys.argv[2] if sys.argv[2:] else sysconfig.get_path("purelib"))
variable = [Path(p) for p in os.environ.get("LD_LIBRARY_PATH", "").split(":") if p]
first = [f for folder in variable for f in sorted(folder.glob("libnccl.so.2"))]
wheel = [f for f in sorted(site.glob("nvidia/**/libnccl.so.2"))]
found = [("LD_LIBRARY_PATH", f) for f in first] + [("wheel", f) for f in wheel]
good = []
for place, path in found:
    release, has = describe(path, symbol)
    good += [place] if has else []
    print(f"{place}: NCCL {release}, {symbol}: {'yes' if has else 'no'}")
if not found:
    print("verdict: no libnccl.so.2 in LD_LIBRARY_PATH or in the wheels; see ldconfig -p")
elif found[0][0] in good:
    print("verdict: the first one has it; another library was loaded before torch")
elif first:
    print("verdict: ld-library-path: unset LD_LIBRARY_PATH")
else:
    print("verdict: older-wheel: reinstall torch with its requirements")
