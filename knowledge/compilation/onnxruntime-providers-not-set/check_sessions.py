"""Which calls of onnxruntime.InferenceSession name no providers, or TensorRT, or no CUDA.

python check_sessions.py FOLDER: the program's file or folder, or that of the package in the traceback
"""

import ast
import sys
from pathlib import Path

try:
    import onnxruntime

    print("onnxruntime", onnxruntime.__version__, "has", ", ".join(onnxruntime.get_available_providers()))
except ImportError:
    print("onnxruntime: not installed for this Python")


def names(node: ast.expr) -> list[str]:
    return [x.value for x in ast.walk(node) if isinstance(x, ast.Constant) and isinstance(x.value, str)]


def verdict(call: ast.Call) -> str:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    providers = given.get("providers", call.args[2] if len(call.args) > 2 else None)
    if providers is None:
        return "passes on **kwargs" if None in given else "providers-missing"
    listed = [name for name in names(providers) if name.endswith("ExecutionProvider")]
    if "TensorrtExecutionProvider" in listed:
        return "asks for TensorRT"
    if listed and "CUDAExecutionProvider" not in listed:
        return "asks for " + ", ".join(listed) + " only"
    return "asks for CUDA" if listed else "decided elsewhere: print the value"


root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
found = 0
for file in sorted(root.rglob("*.py")) if root.is_dir() else [root]:
    try:
        tree = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError, OSError):
        continue
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name == "InferenceSession":
            found += 1
            print(f"{file.relative_to(root) if root.is_dir() else file}:{node.lineno}: {verdict(node)}")
if not found:
    print("no call of InferenceSession in", root)
