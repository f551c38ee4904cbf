"""Print which spconv this folder imports, and why it lacks a name: run it in the folder where the program starts."""

import importlib.metadata
import importlib.util
import os
import sys

sys.path.insert(0, os.getcwd())
spec = importlib.util.find_spec("spconv")
if spec is None:
    sys.exit("verdict: no spconv; install the package for your CUDA, such as spconv-cu118")
folder = spec.submodule_search_locations[0]
packages, homes = [], []
for one in importlib.metadata.distributions():
    if (one.metadata["Name"] or "").lower().startswith("spconv"):
        packages.append(f"{one.metadata['Name']} {one.version}")
        homes.append(os.path.realpath(one.locate_file("spconv")))
print("imported from:", os.path.relpath(folder))
print("packages:", *(sorted(packages) or ["none"]))
has_torch = os.path.exists(os.path.join(folder, "pytorch"))
if os.path.realpath(folder) not in homes:
    print("verdict: shadowed, this folder is no installed package; rename it or start elsewhere")
elif len(packages) > 1:
    print("verdict: two-packages, uninstall all of them and install one")
elif has_torch:
    print("verdict: spconv-2, the names are in spconv.pytorch")
else:
    print("verdict: spconv-1, or an installation that is not complete; install it again")
