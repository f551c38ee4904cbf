"""List the calls of backward and grad that bring a gradient of their own: python find_gradients.py FILE …"""

import ast
import sys
from pathlib import Path

KEYS = {"gradient", "grad_tensors", "grad_outputs"}
WRAPPERS = ("accelerator", "engine", "fabric", "optimizer", "self")  # their backward takes the loss


def given(call):
    """Return the source of the gradient that a call of backward or grad brings, or None."""
    function = call.func
    name = getattr(function, "attr", getattr(function, "id", ""))
    if name not in {"backward", "grad"}:
        return None
    for keyword in call.keywords:
        if keyword.arg in KEYS:
            return ast.unparse(keyword.value)
    owner = ast.unparse(function.value) if isinstance(function, ast.Attribute) else ""
    if owner.lower().endswith(WRAPPERS):
        return None
    place = 2 if name == "grad" else int(owner.endswith("autograd"))
    return ast.unparse(call.args[place]) if len(call.args) > place else None


def report(path):
    """Print each call, with the assignments of the names in its gradient."""
    try:
        nodes = list(ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))))
    except SyntaxError as error:
        print(f"{Path(path).name}:{error.lineno}: not Python 3, search it for backward( by hand")
        return
    found = False
    made = {t.id: n for n in nodes if isinstance(n, ast.Assign) for t in n.targets if isinstance(t, ast.Name)}
    for call in (node for node in nodes if isinstance(node, ast.Call)):
        gradient = given(call)
        if gradient:
            found = True
            print(f"{Path(path).name}:{call.lineno}: {gradient}")
            for name in sorted({n.id for n in ast.walk(ast.parse(gradient)) if isinstance(n, ast.Name)} & {*made}):
                print(f"    line {made[name].lineno}: {ast.unparse(made[name])}")
    if not found:
        print(f"{Path(path).name}: no call brings a gradient")


for path in sys.argv[1:] or ["reproduce.py"]:
    report(path)
