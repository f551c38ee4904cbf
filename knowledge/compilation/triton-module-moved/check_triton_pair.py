"""Does Triton fit torch, and who imports a module that it lacks?

python check_triton_pair.py triton.ops, or python check_triton_pair.py triton.compiler.compiler triton_key
"""

import importlib.metadata
import importlib.util
import re
import sys
from pathlib import Path

USERS = ("bitsandbytes", "unsloth", "torch/_inductor", "torch/utils", "xformers", "sageattention", "flash_attn")


def release(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return ""


def numbers(version: str) -> list[str]:
    return re.findall(r"\d+", version)[:2]


if len(sys.argv) not in (2, 3) or not re.fullmatch(r"triton(\.\w+)+", sys.argv[1]):
    sys.exit("usage: python check_triton_pair.py triton.MODULE [NAME], from the message")
module, name = sys.argv[1], (sys.argv[2:] or [""])[0]
spec = importlib.util.find_spec("triton")
if spec is None:
    sys.exit("verdict: this Python has no Triton")
home = Path(list(spec.submodule_search_locations)[0])
mine = next((release(one) for one in ("triton", "triton-windows", "pytorch-triton", "triton-rocm") if release(one)), "")
wish = [one for one in (importlib.metadata.requires("torch") or []) if "triton" in one] if release("torch") else []
pin = re.search(r"[=~]=+\s*([\d.]+)", wish[0])[1] if wish else ""
print("torch", release("torch") or "none", "wants Triton", pin or "of no stated release")
print("installed: Triton", mine or "of no stated release", ", bitsandbytes", release("bitsandbytes") or "none")

word = name or module
for user in USERS:
    files = sorted((home.parent / user).rglob("*.py"))
    found = [file for file in files if re.search(rf"\b{re.escape(word)}\b", file.read_text(errors="ignore"))]
    if found:
        print("imported by:", found[0].relative_to(home.parent))
if name:
    places = [file for file in sorted(home.rglob("*.py")) if re.search(rf"^(def|class) {name}\b", file.read_text(errors="ignore"), re.M)]
    print(name, "is defined in", ", ".join(str(file.relative_to(home.parent)) for file in places) or "no file of Triton")
if pin and mine and numbers(pin) != numbers(mine):
    sys.exit(f"verdict: other-triton, install Triton {pin}")
print("verdict: old-importer, upgrade the package that imports it")
