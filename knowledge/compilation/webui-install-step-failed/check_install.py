"""What blocks the installer of Stable Diffusion's web UI: python check_install.py FOLDER"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "modules" / "launch_utils.py").is_file():
    sys.exit("usage: python check_install.py FOLDER, the folder that contains modules/launch_utils.py")
root = Path(sys.argv[1])
found = []

config = root / "venv" / "pyvenv.cfg"
text = config.read_text(encoding="utf-8", errors="replace") if config.is_file() else ""
match = re.search(r"^version(?:_info)? *= *(\d+)\.(\d+)", text, re.M)
if not match:
    print("venv: none; the Python in PATH will make it")
else:
    release = (int(match[1]), int(match[2]))
    print(f"venv: Python {match[1]}.{match[2]}")
    if release > (3, 11):
        found.append("python-version: delete venv, and let Python 3.10 make it")

git = shutil.which("git")
if git is None:
    found.append("no-git: install git, and open a new terminal")
for folder in sorted((root / "repositories").glob("*")) if git else []:
    if not folder.is_dir():
        continue
    call = [git, "-C", str(folder), "rev-parse", "--verify", "HEAD^{tree}"]
    run = subprocess.run(call, capture_output=True, text=True, errors="replace")
    state = "complete" if run.returncode == 0 and (folder / ".git").exists() else "broken"
    print(f"repositories/{folder.name}: {state}")
    if "dubious ownership" in run.stderr:
        found.append(f"ownership: the files of {folder.name} belong to another user")
    elif state == "broken":
        found.append(f"broken-copy: delete repositories/{folder.name}, and start again")

asked = os.environ.get("STABLE_DIFFUSION_REPO") or (root / "modules" / "launch_utils.py").read_text(encoding="utf-8")
if "Stability-AI/stablediffusion" in asked:
    found.append("repo-gone: set STABLE_DIFFUSION_REPO, or switch to the branch dev")

places = [*root.glob("venv/lib/python*/site-packages"), *root.glob("venv/Lib/site-packages")]
for place in places[:1]:
    tools = [path.name[11:-10] for path in place.glob("setuptools-*.dist-info")]
    print(f"setuptools: {tools[0] if tools else 'none'}; clip: {'there' if (place / 'clip').is_dir() else 'missing'}")
    if not (place / "clip").is_dir():
        found.append("clip-build: install CLIP by hand with --no-build-isolation and setuptools<82")
print("\n".join(found) or "nothing found: read the lines above Error code")
