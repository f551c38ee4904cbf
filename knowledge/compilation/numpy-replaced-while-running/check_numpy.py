"""Which NumPy is loaded, which is installed, and are its files of one release? In a notebook: %run check_numpy.py"""

import base64
import hashlib
import sys
from importlib import metadata


def digest(path: str) -> str:
    with open(path, "rb") as file:
        return base64.urlsafe_b64encode(hashlib.sha256(file.read()).digest()).rstrip(b"=").decode()


loaded = getattr(sys.modules.get("numpy"), "__version__", None)
places = {str(one.locate_file("numpy")): one for one in metadata.distributions() if one.metadata["Name"] == "numpy"}
copies = list(places.values())
if not copies:
    sys.exit("verdict: this Python has no NumPy that pip installed")
installed = [one.version for one in copies]
changed = []
for entry in copies[0].files or []:
    path = entry.locate()
    if entry.hash and entry.suffix in (".py", ".so", ".pyd") and (not path.exists() or digest(path) != entry.hash.value):
        changed.append(str(entry))
print("loaded in this process:", loaded or "not yet")
print("installed:", ", ".join(installed))
if loaded and loaded not in installed[:1]:
    print("verdict: not-restarted; end this process, start a new one, and do not install again")
elif changed or len(set(installed)) > 1:
    print("verdict: mixed-files;", f"not of {installed[0]}: {changed[0]}, {len(changed)} in all" if changed else "two copies")
elif loaded:
    print("verdict: one release; if the error was in this process, read which file the traceback shows")
else:
    print("verdict: one release on disk; the process with the error started before the installation")
