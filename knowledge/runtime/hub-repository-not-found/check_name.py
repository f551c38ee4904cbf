"""What a model's name or path stands for, seen from the folder where you run this: python check_name.py NAME_OR_PATH"""

import re
import sys
from pathlib import Path

from huggingface_hub import HfApi


def known(kind, name):
    """Tell whether the Hub has a repository of this kind and name, for the token of this user."""
    try:
        return bool(HfApi().repo_info(name, repo_type=kind))
    except Exception:
        return False


def verdict(name):
    """Return the cause."""
    path = Path(name).expanduser()
    if path.is_dir():
        return "folder: it is there; if the error stays, the program runs in another folder, user or container"
    if name in ("", "None", "null"):
        return "none: a variable or setting is empty; look where the program takes the name from"
    if name.startswith("http"):
        return "url: pass " + "/".join(name.split("/")[3:5])
    if path.is_file():
        return "file: pass its folder " + str(path.parent)
    if name[0] in "./~" or "\\" in name or re.match("[A-Za-z]:", name) or name.count("/") > 1:
        there = next(parent for parent in path.absolute().parents if parent.is_dir())
        missing = path.absolute().relative_to(there).parts[0]
        return f"folder-missing: '{missing}' is not in {there.name or there}, which has: {sorted(p.name for p in there.iterdir())[:9]}"
    if known("model", name):
        return "model: the Hub has it; a folder or an old release is in the way"
    if known("dataset", name):
        return "repo-type: this is a data set: pass repo_type='dataset', or use load_dataset"
    return "name: the Hub shows no such model to this user: search for it, or log in if it is private"


if len(sys.argv) != 2:
    sys.exit("usage: python check_name.py NAME_OR_PATH")
print("verdict:", verdict(sys.argv[1]))
