"""Say which apex this Python imports: python check_apex.py (from the folder in which the program runs)"""

import importlib.util
import os
import sys

sys.path.insert(0, os.getcwd())
sys.dont_write_bytecode = True
found = importlib.util.find_spec("apex")
if found is None:
    print("verdict: not-installed: this Python has no apex")
elif found.origin is None:
    print("verdict: folder-shadows: a folder is imported:", os.path.relpath(list(found.submodule_search_locations)[0]))
else:
    place = os.path.dirname(found.origin)
    has = {name: os.path.isdir(os.path.join(place, name)) for name in ("amp", "optimizers")}
    compiled = importlib.util.find_spec("amp_C") is not None
    if not has["optimizers"]:
        print("verdict: other-package: this apex is not NVIDIA's; pip took it from PyPI")
    elif not has["amp"]:
        print("verdict: amp-removed: this apex is newer than the removal of amp")
    else:
        print("verdict: has amp,", "with" if compiled else "without", "the compiled amp_C")
sys.exit(0)
