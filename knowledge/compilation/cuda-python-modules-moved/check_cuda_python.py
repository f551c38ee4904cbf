"""Which package or file Python takes for `cuda`, and which names it has.

Put it beside the program that fails, and run it from there with the program's Python.
"""

import importlib.metadata
import importlib.util
from pathlib import Path


def release(name: str) -> tuple[str, Path] | None:
    try:
        found = importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return None
    return found.version, Path(str(found.locate_file("cuda"))).resolve()


def has(places: list[Path], name: str) -> bool:
    ends = ("", "*.so", "*.pyd", ".py", ".pyi")
    return any(next(place.glob(name + end), None) for place in places for end in ends)


releases = {name: release(name) for name in ("cuda-python", "cuda-bindings")}
for name, found in releases.items():
    print(f"{name}: {found[0] if found else 'not installed'}")
homes = [found[1] for found in releases.values() if found]

spec = importlib.util.find_spec("cuda")
places = [Path(place).resolve() for place in (spec.submodule_search_locations or [])] if spec else []
if spec is None:
    verdict = "not-installed, no package or file is called cuda"
elif not places:
    print("cuda is the file", Path(str(spec.origin)).name)
    verdict = "shadowed, rename this file"
else:
    print("cuda is", len(places), "folder" if len(places) == 1 else "folders")
    old, new = has(places, "cudart"), has(places, "bindings")
    print("old names (cuda.cudart):", "yes" if old else "no", "| new names (cuda.bindings):", "yes" if new else "no")
    if not homes:
        verdict = "shadowed, no package owns this folder: rename it, or install cuda-python"
    elif not set(homes) & set(places):
        verdict = "shadowed, a folder called cuda comes before the package"
    elif new and not old:
        verdict = "old-import, change the import or install cuda-python<13"
    elif old and not new:
        verdict = "old-package, cuda.bindings needs cuda-python 12.6.1 or newer"
    elif not old:
        verdict = "half-upgraded, uninstall both packages and install again"
    else:
        verdict = "none of these, both names are there"
print("verdict:", verdict)
