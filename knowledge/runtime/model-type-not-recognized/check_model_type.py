"""Print why transformers does not recognize the model of a folder, or of a name in the cache."""

import json
import re
import sys
from pathlib import Path

import transformers
from huggingface_hub import try_to_load_from_cache


def config_of(model):
    """Return the configuration of a folder, or of a downloaded model."""
    path = Path(model) / "config.json" if Path(model).exists() else try_to_load_from_cache(model, "config.json")
    if not isinstance(path, (str, Path)) or not Path(path).is_file():
        sys.exit(f"no config.json in the folder or the cache: {model}")
    return json.loads(Path(path).read_text(encoding="utf-8"))


def release(text):
    """Return the numbers of a release."""
    return [int(part) for part in re.findall(r"\d+", text)[:2]]


def verdict(config):
    """Return the cause."""
    kind, saved = config.get("model_type"), config.get("transformers_version", "")
    if kind is None:
        return "no-model-type: config.json has no model_type, so it is not that of a transformers model"
    if kind in transformers.CONFIG_MAPPING:
        return "other-installation: this transformers knows it; the program that failed uses another"
    if "AutoConfig" in config.get("auto_map", {}):
        return "own-code: pass trust_remote_code=True, if you trust the authors"
    if saved and release(saved) > release(transformers.__version__):
        return f"old-transformers: the model was saved by {saved}, so upgrade first"
    return "own-code: import the package of the project before, or upgrade if the model is new"


if len(sys.argv) != 2:
    sys.exit("usage: python check_model_type.py FOLDER_OR_NAME")
found = config_of(sys.argv[1])
print("model type:", found.get("model_type"), "| saved by transformers", found.get("transformers_version"))
print("installed: transformers", transformers.__version__, "in", Path(transformers.__file__).parents[1])
print("verdict:", verdict(found))
