"""Which libraries does a class of transformers want, and does this Python have them? python check_backends.py LlamaTokenizer"""

import importlib.metadata
import sys

import transformers

PACKAGES = {"torch": "torch", "vision": "pillow", "sentencepiece": "sentencepiece", "protobuf": "protobuf", "speech": "torchaudio"}
name = sys.argv[1] if len(sys.argv) > 1 else "LlamaTokenizer"
wanted = getattr(getattr(transformers, name), "_backends", [])
print("transformers", transformers.__version__, "in Python", ".".join(map(str, sys.version_info[:2])))
missing, refused = [], []
for backend in wanted:
    package = PACKAGES.get(backend, backend)
    try:
        found = importlib.metadata.version(package)
        refused.append(package)
    except importlib.metadata.PackageNotFoundError:
        found = "not installed"
        missing.append(package)
    print(f"{name} wants {backend}: {package} {found}")
if missing:
    print("verdict: not-installed; python -m pip install", *missing, "with this very Python")
elif refused:
    print("verdict: refused; a restart, or another release of", *refused)
else:
    print(f"verdict: {name} is usable in this Python; the failing program runs in another, or started before the installation")
