"""Which lines let every rank use GPU 0: python find_first_card.py FILE_OR_FOLDER"""

import ast
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python find_first_card.py FILE_OR_FOLDER")
root = Path(sys.argv[1])
files = [root] if root.is_file() else sorted(root.rglob("*.py"))
chosen, loads, early = [], [], []


def is_default_card(call: ast.Call) -> bool:
    """.cuda(), .to("cuda"), device="cuda" and empty_cache() mean the current card."""
    name = ast.unparse(call.func).rpartition(".")[2]
    texts = [part.value for part in call.args if isinstance(part, ast.Constant)]
    texts += [part.value.value for part in call.keywords if isinstance(part.value, ast.Constant)]
    return name == "empty_cache" or (name == "cuda" and not call.args) or "cuda" in texts


for path in files:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8", errors="replace"))
    except SyntaxError:
        continue
    calls = [part for part in ast.walk(tree) if isinstance(part, ast.Call)]
    calls.sort(key=lambda part: part.lineno)
    first = 0
    for call in calls:
        if ast.unparse(call.func).endswith("set_device"):
            chosen.append(f"{path}:{call.lineno}")
            first = first or call.lineno
    for call in calls:
        name = ast.unparse(call.func)
        given = {part.arg for part in call.keywords}
        if name in ("torch.load", "th.load") and len(call.args) < 2 and "map_location" not in given:
            loads.append(f"{path}:{call.lineno}")
        elif is_default_card(call) and call.lineno < (first or 10**9):
            early.append((bool(first), f"{path}:{call.lineno}"))
early = [place for before, place in early if before or not chosen]
for place in loads:
    print(f"{place}: torch.load without map_location")
print(f"set_device: {', '.join(chosen) or 'none'}")
if early:
    print(f"the current card is used without or before it: {early[0]} and {len(early) - 1} more")
verdicts = ["checkpoint-load"] * bool(loads) + ["no-set-device"] * bool(early or not chosen)
print(f"verdict: {' and '.join(verdicts) or 'nothing here; show each rank one card'}")
