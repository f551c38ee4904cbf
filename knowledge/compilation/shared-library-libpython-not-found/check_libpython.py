"""Find the libpython of an error message: python check_libpython.py libpython3.8.so.1.0"""

import glob
import os
import re
import subprocess
import sys
import sysconfig

name = sys.argv[1]
wanted = re.search(r"libpython(\d\.\d+)", name).group(1)
mine = sysconfig.get_python_version()
places = [sysconfig.get_config_var("LIBDIR"), sys.prefix, sys.base_prefix, "/usr/local", "/usr"]
places += [os.environ.get("CONDA_PREFIX", "/opt/conda"), "~/.local/share/uv/python/*"]
places += ["~/*conda3", "~/*forge3", "~/*conda3/envs/*", "~/*forge3/envs/*", "~/.pyenv/versions/*"]
found = set()
for place in places:
    for middle in ("", "lib", "lib64", "lib/*-linux-gnu"):
        pattern = os.path.join(os.path.expanduser(place), middle, name)
        found.update(os.path.dirname(file) for file in glob.glob(pattern))
search = os.environ.get("PATH", "") + ":/sbin:/usr/sbin"
cache = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, env={"PATH": search})
searched = {os.path.dirname(line.split(" => ")[1]) for line in cache.stdout.splitlines() if name in line}
searched |= found & set(os.environ.get("LD_LIBRARY_PATH", "").split(":"))
print("this Python:", mine, sys.executable)
print("folders with the file:", *(sorted(found | searched) or ["none"]))
if searched:
    print("verdict: the loader finds it here; the failing process has another environment")
elif found:
    same = [folder for folder in found if folder.startswith((sys.prefix, sys.base_prefix))]
    print("verdict: the loader does not search", min(same or found))
elif wanted != mine:
    print(f"verdict: the program is for Python {wanted}, and this machine has no shared library of it")
else:
    print(f"verdict: this Python came without its shared library; install libpython{wanted}")
