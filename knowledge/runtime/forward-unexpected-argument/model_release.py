"""Which transformers wrote a model? python model_release.py FOLDER, or its config.json"""

import importlib.metadata
import json
import re
import sys
from pathlib import Path

EXAMPLE = {
    "architectures": ["QWenLMHeadModel"],
    "auto_map": {"AutoModelForCausalLM": "modeling_qwen.QWenLMHeadModel"},
    "transformers_version": "4.32.0",
}


def numbers(release):
    return [int(one) for one in re.findall(r"\d+", release)[:2]]


path = Path(sys.argv[1]) if len(sys.argv) > 1 else None
config = json.loads((path / "config.json" if path.is_dir() else path).read_text()) if path else EXAMPLE
written = config.get("transformers_version", "")
try:
    installed = importlib.metadata.version("transformers")
except importlib.metadata.PackageNotFoundError:
    installed = ""
print("class:", *config.get("architectures", []))
print("code of the model's own:", *sorted(set(config.get("auto_map", {}).values())) or ["none"])
print("written by transformers:", written or "not stated")
print("installed:", installed or "none")
if written and installed:
    older = numbers(written) < numbers(installed)
    print(f"try: pip install transformers=={written}" if older else "try: pip install -U transformers")
