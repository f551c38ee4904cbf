"""Calls of stft and istft that newer torch refuses: python find_stft.py FOLDER"""

import ast
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python find_stft.py FOLDER")
others = ("librosa", "signal", "scipy", "tf", "tensorflow", "jax", "cupy", "np")


def notes(call: ast.Call):
    if isinstance(call.func, ast.Attribute):
        name, owner = call.func.attr, ast.unparse(call.func.value)
    else:
        name, owner = getattr(call.func, "id", ""), ""
    if owner.split(".")[0] in others or name not in ("stft", "istft"):
        return
    given = {word.arg: word.value for word in call.keywords}
    if name == "stft" and "return_complex" not in given:
        yield "return-complex: no return_complex"
    if name == "istft":
        yield "istft-real: is the input complex?"
    window = given.get("window")
    if isinstance(window, ast.Call) and not any(word.arg == "device" for word in window.keywords):
        yield "window-device: the window has no device="


count = 0
for path in sorted(Path(sys.argv[1]).rglob("*.py")):
    try:
        tree = ast.parse(path.read_text(encoding="utf-8", errors="replace"))
    except SyntaxError:
        continue
    for node in ast.walk(tree):
        for note in notes(node) if isinstance(node, ast.Call) else ():
            print(f"{path}:{node.lineno}: {note}")
            count += 1
print("calls to look at:", count)
