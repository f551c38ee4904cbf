"""Why a module lacks a name; in the program's folder: python check_attribute.py PIL.Image ANTIALIAS"""

import difflib
import importlib
import importlib.metadata
import importlib.util
import os
import re
import sys
import sysconfig
from pathlib import Path

KNOWN = {  # the module and the name: the cause, and what to do
    r"PIL\.Image (ANTIALIAS|LINEAR|CUBIC)": ("removed", "write LANCZOS, BILINEAR or BICUBIC, or install pillow<10"),
    r"tensorflow contrib": ("removed", "install TensorFlow 1.15 in Python 3.7, or tf_slim for slim"),
    r"tensorflow (\w*Session|placeholder|ConfigProto|GPUOptions|app|flags|\w+_graph|get_variable)$": ("removed", "write tensorflow.compat.v1"),
    r"torchaudio (list_audio_backends|AudioMetaData|info)": ("removed", "install torchaudio<2.9 with its torch, or upgrade what asks"),
    r"collections (Mapping|MutableMapping|Iterable|Sequence)": ("removed", "write collections.abc"),
    r"bitsandbytes\.nn Linear[48]bit": ("too-old", "upgrade bitsandbytes"),
    r"diffusers \w+Pipeline": ("too-old", "upgrade diffusers"),
    r"cv2(\.cv2)? dnn_superres": ("other-build", "install opencv-contrib-python, and remove opencv-python"),
    r"cv2\.cuda ": ("other-build", "opencv's wheels have no CUDA: build it from source"),
}

def owns(package, top):  # Python 3.9 has no packages_distributions()
    listed = (package.read_text("top_level.txt") or "").split()
    return top in listed or any(file.parts[0] == top for file in package.files or [])


if len(sys.argv) != 3:
    sys.exit("usage: python check_attribute.py MODULE NAME")
(module, name), top = sys.argv[1:], sys.argv[1].split(".")[0]
sys.path.insert(0, os.getcwd())
spec = importlib.util.find_spec(top)
if spec is None:
    sys.exit(f"verdict: not-installed, this Python has no {top}")
home = Path(spec.submodule_search_locations[0] if spec.submodule_search_locations else spec.origin or top)
print("imported from:", os.path.relpath(home) if Path.cwd() in home.resolve().parents else home.name)
owners = sorted({one.metadata["Name"] for one in importlib.metadata.distributions() if owns(one, top)})
print("installed:", ", ".join(f"{one} {importlib.metadata.version(one)}" for one in owners) or "no package")
own = [importlib.metadata.distribution(one).locate_file("").resolve() for one in owners]
if spec.origin is None and not owners:
    sys.exit("verdict: shadowed, this folder has no __init__.py; rename it, or install the package again")
if top in sys.builtin_module_names or home.parent == Path(sysconfig.get_paths()["stdlib"]):
    print("part of Python", sys.version.split()[0])
elif home.parent.resolve() not in own:
    sys.exit("verdict: shadowed, this is no installed package; rename it, unless it comes from pip install -e")
elif spec.origin and len(owners) > 1:
    sys.exit("verdict: mixed, several packages write this folder; uninstall all of them, then install one")
found = importlib.import_module(module)
if hasattr(found, name):
    sys.exit("verdict: present, the program runs with another Python or in another folder")
print("similar names:", ", ".join(difflib.get_close_matches(name, dir(found), 3, 0.7)) or "none")
known = [told for pattern, told in KNOWN.items() if re.match(pattern, f"{module} {name}")]
if known:
    print(f"verdict: {known[0][0]}, {known[0][1]}")
elif hasattr(found, "__path__") and importlib.util.find_spec(f"{module}.{name}"):
    print(f"verdict: submodule, write: import {module}.{name}")
else:
    print("verdict: missing, compare the ages of the package and of the code that asks")
