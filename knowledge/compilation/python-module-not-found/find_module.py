"""Where a module is, and where it is missing: run it in the folder, and with the Python, of the failing program.

python find_module.py NAME, the name from the message. In a notebook: !{sys.executable} find_module.py NAME
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

PACKAGES = {"cv2": "opencv-python", "PIL": "pillow", "skimage": "scikit-image", "sklearn": "scikit-learn"}
PACKAGES |= {"yaml": "pyyaml", "warp": "warp-lang", "git": "gitpython", "dotenv": "python-dotenv", "paddle": "paddlepaddle-gpu"}
PLACES = (*os.environ.get("PATH", "").split(os.pathsep), "venv/bin", ".venv/bin", "venv/Scripts", "python_embeded")
ASK = "import importlib.util as u, sys; print(sys.prefix if u.find_spec(sys.argv[1]) else '')"
HERE = Path.cwd()


def shown(path: str) -> str:
    return os.path.relpath(path) if HERE in Path(path).absolute().parents else path


def asked(python: Path, name: str) -> str:
    command = [str(python), "-c", ASK, name]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=30, cwd=python.parent, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return run.stdout.strip()


if len(sys.argv) != 2 or not sys.argv[1].replace(".", "").replace("_", "").isalnum():
    sys.exit("usage: python find_module.py NAME, the name from the message")
name = sys.argv[1].split(".")[0]
sys.path.pop(0)  # the folder of this script
print("this Python:", shown(sys.executable))
print("its pip:", "python -m pip" if importlib.util.find_spec("pip") else "none, run: python -m ensurepip")
if found := importlib.util.find_spec(name):
    where = found.origin or list(found.submodule_search_locations)[0]
    sys.exit(f"verdict: present, in {shown(where)}; the program runs with another Python or started before")
pythons = [Path(place) / one for place in PLACES if place for one in ("python", "python3", "python.exe")]
homes = {asked(python.absolute(), name): python for python in pythons[::-1] if python.is_file()}
others = [str(python) for home, python in homes.items() if home and Path(home) != Path(sys.prefix)]
print("other Pythons that have it:", ", ".join(map(shown, others)) or "none on PATH or in this folder")
folders = [up / sub for up in (HERE, *HERE.parents[:2]) for sub in (".", "src", "python")]
own = [one for one in folders if (one / name).is_dir() or (one / f"{name}.py").is_file()]
package = PACKAGES.get(name, name.replace("_", "-"))
install = f"{shown(sys.executable)} -m pip install {package}"
if own:
    print(f"verdict: own-package, PYTHONPATH={os.path.relpath(own[0])} or pip install -e of its repository")
elif others:
    print(f"verdict: other-python, start the program with {shown(others[0])}, or: {install}")
elif name in PACKAGES:
    print(f"verdict: other-name, {install}")
else:
    print(f"verdict: not-installed, look up the package's name in the README, then: {install}")
