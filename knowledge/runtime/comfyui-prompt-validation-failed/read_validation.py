"""Why ComfyUI rejects a workflow: python read_validation.py comfyui.log [models folder]"""

import re
import sys
from difflib import get_close_matches
from pathlib import Path

FILE = r"\.(?:safetensors|sft|ckpt|pt|pth|bin|gguf|onnx)$"


def last(name: str) -> str:
    return re.split(r"[\\/]+", name)[-1]


def value(told: str, models: list) -> str:
    found = re.match(r"(\w+): (.*) not in (\[.*|\(list.*)$", told)
    if not found:
        return "cut, copy the whole line"
    wanted, options = found[2].strip("'\""), re.findall(r"'([^']*)'", found[3])
    if not re.search(FILE, wanted):
        near = get_close_matches(wanted, options, 1)
        return f"option, choose one of the list{': ' + near[0] if near else ''}; the node is older or newer"
    if same := [option for option in options if last(option) == last(wanted)]:
        return f"other-name, choose {same[0]} in the node"
    if elsewhere := [path for path in models if path.name == last(wanted)]:
        return f"other-folder, the file is in {elsewhere[0].parent.name}"
    if options and (near := get_close_matches(last(wanted), options, 1, 0.7)):
        return f"file-missing, download {last(wanted)}, or try {near[0]} if it is the same model"
    return f"file-missing, download {last(wanted)} into the folder of this node, then press r"


if len(sys.argv) not in (2, 3):
    sys.exit("usage: python read_validation.py comfyui.log [models folder]")
models = sorted(Path(sys.argv[2]).rglob("*.*")) if len(sys.argv) == 3 else []
node, seen = "", set()
for line in Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace").splitlines():
    if found := re.search(r"\* (\S.*?) [\d:]+:$", line):
        node = found[1]
    elif found := re.search(r"because node (.+) does not exist|Node '(.+)' not found\. The custom", line):
        seen.add(f"{found[1] or found[2]}: node-missing, install or update its node pack, and look for IMPORT FAILED")
    elif found := re.search(r"Value not in list: (.*)", line):
        seen.add(f"{node}: {found[1][:60]}\n  verdict: {value(found[1], models)}")
    elif found := re.search(r"Required input is missing: (\w+)", line):
        seen.add(f"{node}: {found[1]}\n  verdict: link-missing, connect this input, or delete the node")
    elif found := re.search(r"Return type mismatch between linked nodes: (.*)", line):
        seen.add(f"{node}: {found[1][:60]}\n  verdict: type-mismatch, replace the node by a new one of the same name")
    elif found := re.search(r"Custom validation failed for node: (.*)", line):
        seen.add(f"{node}: {found[1][:60]}\n  verdict: input-file, choose the picture or video again")
print(*sorted(seen), sep="\n")
print("verdict: nothing was rejected in this log" if not seen else f"{len(seen)} reasons")
