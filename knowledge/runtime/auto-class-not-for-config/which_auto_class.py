"""Which Auto classes load a model folder: which_auto_class.py FOLDER [AutoModelForCausalLM]"""

import json
import sys
from pathlib import Path

from transformers.models.auto import modeling_auto

TOKENIZER = ("tokenizer.json", "tokenizer_config.json", "tokenizer.model", "vocab.txt")
PROCESSOR = ("preprocessor_config.json", "processor_config.json")
if len(sys.argv) not in (2, 3):
    sys.exit("usage: python which_auto_class.py FOLDER [AutoModelForCausalLM]")
folder = Path(sys.argv[1])
wanted = sys.argv[2] if len(sys.argv) == 3 else "AutoModelForCausalLM"
config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
kind = config.get("model_type", "?")
own = config.get("auto_map", {})
print(f"model_type {kind}, architectures {config.get('architectures')}")

known = []
for name in sorted(dir(modeling_auto)):
    entry = getattr(modeling_auto, name)
    mapping = getattr(entry, "_model_mapping", None)
    if name.startswith("AutoModel") and mapping is not None and kind in mapping._model_mapping:
        known.append(name)
if own:
    print("the model's own code:", ", ".join(sorted(own)))
print("transformers:", ", ".join(known) or "none of its classes")
for title, names in (("tokenizer", TOKENIZER), ("processor", PROCESSOR)):
    here = [name for name in names if (folder / name).is_file()]
    print(f"{title} files:", ", ".join(here) or "none")

have = set(own) | set(known)
if wanted in ("AutoTokenizer", "AutoProcessor", "AutoImageProcessor"):
    names = TOKENIZER if wanted == "AutoTokenizer" else PROCESSOR
    missing = not any((folder / name).is_file() for name in names)
    print("verdict:", "files-missing, copy them from the base model" if missing else "found")
elif wanted in have:
    print(f"verdict: {wanted} loads it")
elif own:
    print("verdict: own-code, take a class above, with trust_remote_code=True")
elif known:
    print("verdict: other-class, take one of transformers above, by the architecture")
else:
    print("verdict: unknown to this transformers, upgrade it")
