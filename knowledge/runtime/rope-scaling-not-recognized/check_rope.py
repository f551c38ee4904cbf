"""Print whether the installed transformers reads the rope_scaling of a model: python check_rope.py FOLDER"""

import importlib.metadata
import json
import re
import sys
from pathlib import Path

SINCE = {"llama3": (4, 43), "yarn": (4, 43), "longrope": (4, 43), "linear": (4, 31), "dynamic": (4, 31)}


def release():
    """Return the release of transformers that this Python has."""
    try:
        return importlib.metadata.version("transformers")
    except importlib.metadata.PackageNotFoundError:
        return "none"


def verdict(config, installed):
    """Compare the kind of scaling with the release."""
    scaling = config.get("rope_scaling") or (config.get("text_config") or {}).get("rope_scaling")
    if not scaling:
        return "no-scaling: config.json has no rope_scaling; another folder is read"
    kind = scaling.get("rope_type") or scaling.get("type")
    numbers = tuple(int(part) for part in re.findall(r"\d+", installed)[:2])
    saved = config.get("transformers_version", "unknown")
    print(f"rope_scaling {kind}, saved by transformers {saved}, installed {installed}")
    if kind is None:
        return 'own-config: add "rope_type" to rope_scaling'
    if numbers and numbers < SINCE.get(kind, (99, 0)):
        return f"old-transformers: {kind} needs transformers {'.'.join(map(str, SINCE.get(kind, ('a newer',))))} or newer"
    return "other-installation: this transformers reads it; the program that failed uses another"


if len(sys.argv) < 2:
    sys.exit("usage: python check_rope.py FOLDER [RELEASE]")
file = Path(sys.argv[1]) / "config.json"
if not file.is_file():
    sys.exit(f"no config.json in {file.parent.name}")
print("verdict:", verdict(json.loads(file.read_text()), sys.argv[2] if len(sys.argv) > 2 else release()))
