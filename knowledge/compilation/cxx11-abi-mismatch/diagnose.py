"""Compare the string type of a module, or of a symbol, with that of the installed torch.

Usage: python diagnose.py MODULE.so | python diagnose.py SYMBOL, with the symbol of the message
"""

import re
import sys
from pathlib import Path

import torch


def string_type(names: str) -> int | None:
    """Return 1 for the new std::string in mangled names, 0 for the old one, None for neither."""
    if re.search(r"_ZN?K?(3c10|2at|5torch)\w*NSt7__cxx1112basic_string", names):
        return 1
    return 0 if re.search(r"_ZN?K?(3c10|2at|5torch)\w*?(RK|E|[a-z_])Ss(?![a-z])", names) else None


for given in sys.argv[1:]:
    path = Path(given)
    names = path.read_bytes().decode("latin-1") if path.is_file() else given
    module, here = string_type(names), int(torch.compiled_with_cxx11_abi())
    what = "module" if path.is_file() else "symbol"
    if module is None:
        verdict = "no std::string of torch in it: not this cause"
    elif module == here:
        verdict = "same string type: built for another torch release"
    else:
        verdict = f"abi-mismatch: rebuild with -D_GLIBCXX_USE_CXX11_ABI={here}"
    print(f"{what}: {module}, torch: {here} -> {verdict}")
