"""Which Vulkan drivers are registered, and do they load? python3 check_vulkan.py [FOLDER ...]"""

import ctypes
import json
import os
import sys
from pathlib import Path

home = Path.home()
standard = ["/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d", "/usr/share/vulkan/icd.d"]
folders = sys.argv[1:] or [*standard, str(home / ".local/share/vulkan/icd.d")]
named = os.environ.get("VK_DRIVER_FILES") or os.environ.get("VK_ICD_FILENAMES")
if named and not sys.argv[1:]:
    print("a variable names the drivers, the folders are not read:", named)
    files = [Path(one) for one in named.split(os.pathsep)]
else:
    files = sorted(one for folder in folders for one in Path(folder).glob("*.json"))
states = []
for file in files:
    try:
        library = json.loads(file.read_text(encoding="utf-8"))["ICD"]["library_path"]
        path = str((file.parent / library).resolve()) if "/" in library else library
        ctypes.CDLL(path)
        state = "software" if "lvp" in library else "loads"
        print(f"{file.name}: {library} loads")
    except (OSError, KeyError, ValueError) as problem:
        state = "broken"
        missing = str(problem).partition(":")[0]
        if isinstance(problem, OSError) and "shared object" in str(problem):
            state = "library" if missing == path or missing == library else "dependency"
        print(f"{file.name}: {problem}")
    states.append(state)
nvidia = os.path.exists("/dev/nvidiactl")
print("device nodes:", "nvidia," if nvidia else "", "dri" if Path("/dev/dri").exists() else "")
if "loads" in states:
    print("verdict: driver-found, now run vulkaninfo --summary as the user of the program")
elif "dependency" in states:
    print("verdict: dependency, install the package of the library that is missing")
elif "library" in states:
    print("verdict: no-library, the file names a driver that is not installed or not mounted here")
else:
    what = "only a CPU driver" if "software" in states else "no driver"
    print(f"verdict: icd-file, {what} is registered")
