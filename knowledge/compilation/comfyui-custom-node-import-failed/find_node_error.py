"""Which nodes of ComfyUI failed to import, and why: python find_node_error.py comfyui.log

The log is what the console printed, or user/comfyui.log in the folder of ComfyUI.
"""

import re
import sys
from pathlib import Path

CAUSES = (
    (r"No module named '?(comfy|node_helpers|folder_paths|comfy_api|comfy_extras)\b", "old-comfyui, update ComfyUI"),
    (r"comfy_api\S* has no attribute|cannot import name .* from '?comfy", "old-comfyui, update ComfyUI"),
    (r"No module named '?([\w.]+)", "missing-package, install it with the Python of ComfyUI"),
    (r"lack of NODE_CLASS_MAPPINGS", "no-node, it is no node of ComfyUI, or only a script for the browser"),
    (r"No such file or directory: .*__init__\.py", "incomplete, this folder is no node; clone it again or move it away"),
    (r"DLL load failed|undefined symbol|cannot open shared object", "library, look up this line"),
    (r"cannot import name|has no attribute|unexpected keyword", "other-release, look up this line"),
)


def name(path: str) -> str:
    return re.split(r"[\\/]", path.rstrip("\\/ "))[-1]


def cause(line: str) -> str:
    return next((told for pattern, told in CAUSES if re.search(pattern, line)), "other, look up this line")


if len(sys.argv) != 2:
    sys.exit("usage: python find_node_error.py comfyui.log")
lines = Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace").splitlines()
failed = [name(found[1]) for line in lines if (found := re.search(r"\(IMPORT FAILED\): (.+)", line))]
why = {}
for line in lines:
    if found := re.search(r"Cannot import (.+?) module for custom nodes: (.*)", line):
        why[name(found[1])] = found[2]
    elif found := re.search(r"Skip (.+?) module for custom nodes due to the (lack of NODE_CLASS_MAPPINGS)", line):
        why[name(found[1])] = found[2]
for node in dict.fromkeys([*why, *failed]):
    said = why.get(node, "")
    print(f"{node}: {said or 'the log has only the summary'}")
    print("  verdict:", cause(said) if said else "cut, copy the console from its first line")
if not failed and not why:
    print("verdict: none failed in this log")
