"""Which part of a dotted module is missing, in which release, and which package wants it.

python check_module.py torchvision.transforms.functional_tensor, with the Python and in the folder of the program
"""

import difflib
import importlib.metadata
import importlib.util
import os
import re
import sys
from pathlib import Path

REMOVED = {
    "torchvision.transforms.functional_tensor": "use torchvision.transforms.functional, or torchvision below 0.17",
    "pytorch_lightning.utilities.distributed": "use pytorch_lightning.utilities.rank_zero, or release 1.7.7",
    "tensorflow.contrib": "it exists in TensorFlow 1 only",
}
ADDED = {"transformers.models." + name: "upgrade transformers" for name in ("qwen2", "qwen3", "mllama")}

if len(sys.argv) != 2 or not re.fullmatch(r"[A-Za-z_]\w*(\.\w+)+", sys.argv[1]):
    sys.exit("usage: python check_module.py PACKAGE.MODULE, the name from the message")
wanted = sys.argv[1]
top, *parts = wanted.split(".")
sys.path.insert(0, os.getcwd())
spec = importlib.util.find_spec(top)
if spec is None:
    sys.exit(f"verdict: not-installed, this Python has no {top}")
if not spec.submodule_search_locations:
    sys.exit(f"verdict: shadowed, {os.path.relpath(spec.origin)} is a single file and hides the package; rename it")
home = folder = Path(list(spec.submodule_search_locations)[0])
print("imported from:", os.path.relpath(home))
while parts and (folder / parts[0]).is_dir():
    folder /= parts.pop(0)
if not parts or any(folder.glob(parts[0] + ".py*")) or any(folder.glob(parts[0] + ".*so")):
    sys.exit("verdict: present, the program runs with another Python or in another folder")

names = {file.stem for file in folder.iterdir() if file.suffix == ".py" or file.is_dir()}
print("missing:", parts[0], "in", folder.relative_to(home.parent))
print("similar names there:", ", ".join(difflib.get_close_matches(parts[0], sorted(names), 3)) or "none")
owners = {re.sub("[-_.]+", "-", one).lower() for one in importlib.metadata.packages_distributions().get(top, [top])}
for one in importlib.metadata.distributions():
    name = re.sub("[-_.]+", "-", one.metadata["Name"]).lower()
    if name in owners:
        print("installed:", one.metadata["Name"], one.version)
        continue
    rules = [rule for rule in one.requires or [] if re.split(r"[^\w.-]", rule)[0].replace("_", "-").lower() in owners]
    package = Path(one.locate_file(one.metadata["Name"].replace("-", "_")))
    files = sorted(package.rglob("*.py")) if rules and package.is_dir() else []
    if users := [file for file in files if re.search(rf"\b{re.escape(wanted)}\b", file.read_text(errors="ignore"))]:
        print("wanted by:", one.metadata["Name"], one.version, "in", users[0].relative_to(package.parent))
for table, verdict in ((REMOVED, "removed"), (ADDED, "not-yet")):
    if known := [name for name in table if (wanted + ".").startswith(name + ".")]:
        sys.exit(f"verdict: {verdict}, {table[known[0]]}")
print("verdict: missing, compare the dates of the two releases")
