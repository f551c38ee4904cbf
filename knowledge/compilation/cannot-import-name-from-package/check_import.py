"""Why a package lacks a name: run it in the folder, and with the Python, of the failing program.

python check_import.py MODULE NAME, both from the message: check_import.py transformers EncoderDecoderCache
"""

import importlib.metadata
import importlib.util
import os
import re
import sys
from pathlib import Path

TOO_NEW = {"cached_download", "AutoModelForVision2Seq", "DisjunctiveConstraint", "PhrasalConstraint", "numpy_support"}
TOO_OLD = {"EncoderDecoderCache", "split_torch_state_dict_into_shards", "HostOnlyCUDAMemoryManager"}


def plain(text: str) -> str:
    return re.sub("[-_.]+", "-", text or "").lower()


def files_with(pattern: str, folder: Path) -> list[str]:
    found = re.compile(pattern, re.MULTILINE)
    files = sorted(folder.rglob("*.py"))
    return [str(file.relative_to(folder.parent)) for file in files if found.search(file.read_text(errors="ignore"))]


if len(sys.argv) != 3:
    sys.exit("usage: python check_import.py MODULE NAME")
top, name = sys.argv[1].split(".")[0], sys.argv[2]
word = re.escape(name) + r"\b"
sys.path.insert(0, os.getcwd())
spec = importlib.util.find_spec(top)
if spec is None:
    sys.exit(f"verdict: not-installed, this Python has no {top}")
home = Path(spec.submodule_search_locations[0] if spec.submodule_search_locations else spec.origin)
print("imported from:", home)
if spec.origin is None:
    sys.exit("verdict: no-init, this folder has no __init__.py; rename it or start elsewhere")

everything = list(importlib.metadata.distributions())
names = {plain(one) for one in importlib.metadata.packages_distributions().get(top, [top])}
owners = [one for one in everything if plain(one.metadata["Name"]) in names]
owner = owners[0] if owners else None
editable = owner is not None and '"editable": true' in (owner.read_text("direct_url.json") or "")
if owner is None or not editable and owner.locate_file(top).resolve() != home.resolve():
    sys.exit("verdict: shadowed, this is no installed package; rename it or start elsewhere")
print("installed:", owner.metadata["Name"], owner.version)
for one in everything:
    rules = [rule for rule in one.requires or [] if plain(re.split(r"[^\w.-]", rule)[0]) == plain(owner.metadata["Name"])]
    folder = Path(one.locate_file(one.metadata["Name"].replace("-", "_")))
    if rules and folder.is_dir() and (wanted := files_with(rf"\b{word}", folder)):
        print("wanted by:", one.metadata["Name"], one.version, "in", wanted[0], "which allows", rules[0])
if inside := files_with(rf"^(?:(?:class|def) {word}|{word} *[:=])", home):
    print("verdict: moved, the package has it in", inside[0])
elif name in TOO_NEW:
    print("verdict: too-new, an older release has the name")
elif name in TOO_OLD:
    print("verdict: too-old, a newer release has the name")
else:
    print("verdict: missing, compare the dates of the two releases")
