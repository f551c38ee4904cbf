"""Find every copy of a package that this Python can import, and who installed it.

python check_mix.py [PACKAGE]; without an argument torch. Run it with the Python of the failing program.
"""

import glob
import os
import shutil
import site
import subprocess
import sys

package = sys.argv[1] if len(sys.argv) > 1 else "torch"
conda_name = {"torch": "pytorch"}.get(package, package)
user_site = os.path.realpath(site.getusersitepackages())


def read_installer(record: str) -> str:
    """Return who wrote a record: pip, conda, uv."""
    path = os.path.join(record, "INSTALLER")
    return open(path).read().strip() if os.path.isfile(path) else "unknown"


copies, records = [], []
for folder in dict.fromkeys(map(os.path.realpath, filter(os.path.isdir, sys.path[1:]))):
    if os.path.isdir(os.path.join(folder, package)):
        copies.append(folder)
    for record in glob.glob(os.path.join(folder, f"{package}-*-info")):
        records.append((folder, os.path.basename(record), read_installer(record)))
conda_records = glob.glob(os.path.join(sys.prefix, "conda-meta", f"{conda_name}-[0-9]*.json"))
pip = shutil.which("pip") or shutil.which("pip3")
print("python:", sys.prefix, "| conda:", os.path.isdir(os.path.join(sys.prefix, "conda-meta")))
for folder in copies:
    print(f"{'imported' if folder == copies[0] else 'hidden'}: {folder}")
for _, name, installer in records:
    print(f"record: {name} by {installer}")
for record in conda_records:
    print("conda's record:", os.path.basename(record))
code = f"import {package}"
error = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stderr
here = [record for record in records if record[0] == (copies or [""])[0]]
if "iJIT_NotifyEvent" in error:
    print("verdict: mkl-too-new: install mkl==2024.0 in this environment")
elif not copies:
    print(f"verdict: wrong-pip: this Python has no {package}; use python -m pip. The pip of this window: {pip}")
elif len(copies) > 1 and copies[0] == user_site:
    print("verdict: user-site: the copy in your home folder hides that of the environment")
elif len(copies) > 1:
    print("verdict: path: a folder before the environment has a copy; look at PYTHONPATH")
elif len(here) > 1 or (conda_records and any(installer != "conda" for _, _, installer in here)):
    print("verdict: pip-over-conda: pip replaced conda's copy, and conda does not know it")
else:
    print("verdict: one copy and one record")
