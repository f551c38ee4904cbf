"""Print whether a copy of llama.cpp converts a model: python find_architecture.py LLAMA_CPP FOLDER"""

import json
import re
import sys
from pathlib import Path


def converted(source):
    """Return the architectures for which the converter has a class."""
    files = [source / "convert_hf_to_gguf.py", *sorted(source.glob("conversion/*.py"))]
    found = set()
    for file in files:
        if file.is_file():
            text = file.read_text(encoding="utf-8", errors="replace")
            for listed in re.findall(r"\bregister\(([^)]*)\)", text):
                found.update(re.findall(r"\"(\w+)\"", listed))
            found.update(re.findall(r"^\s+\"(\w+For\w+|\w+Model)\":", text, re.MULTILINE))
    return found


def verdict(source, folder):
    """Compare config.json with the converter."""
    names = json.loads((folder / "config.json").read_text()).get("architectures") or []
    known = converted(source)
    if not known:
        return "no-converter: no convert_hf_to_gguf.py with classes in the first folder"
    missing = [name for name in names if name not in known]
    if not names:
        return "no-name: config.json has no architectures; the folder may be an adapter"
    if not missing:
        return f"converts: {names[0]} has a class; run convert_hf_to_gguf.py, then import the file"
    stem = re.match(r"[A-Z][a-z]+", missing[0])
    near = sorted(name for name in known if stem and name.startswith(stem[0]))[:3]
    return f"too-old: {missing[0]} has no class among {len(known)}; of its family: {near}"


if len(sys.argv) != 3:
    sys.exit("usage: python find_architecture.py LLAMA_CPP FOLDER")
source, folder = Path(sys.argv[1]), Path(sys.argv[2])
if not (folder / "config.json").is_file():
    sys.exit("no config.json in the second folder")
print("verdict:", verdict(source, folder))
