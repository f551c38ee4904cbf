"""Print the classes that a model repeats: these are the layers to wrap."""

import sys
from collections import Counter

import torch


def repeated(model):
    found = Counter()
    for module in model.modules():
        names = Counter(type(child).__name__ for child in module.children())
        for name, count in names.items():
            if count > 1 and (isinstance(module, torch.nn.ModuleList) or name.endswith(("Layer", "Block"))):
                found[name] = max(found[name], count)
    return found


if len(sys.argv) > 1:
    try:
        from transformers import AutoConfig, AutoModel

        config = AutoConfig.from_pretrained(sys.argv[1])
        with torch.device("meta"):
            model = AutoModel.from_config(config)
    except (ImportError, OSError, ValueError) as error:
        sys.exit(f"{sys.argv[1]} does not load as a transformers model: {str(error).splitlines()[0]}")
    print("_no_split_modules:", getattr(model, "_no_split_modules", None))
else:
    model = torch.nn.TransformerEncoder(torch.nn.TransformerEncoderLayer(8, 2), num_layers=3)
for name, count in repeated(model).most_common():
    print(f"{name}: {count} times")
if not repeated(model):
    print("no repeated layer: use the size-based policy (`no-layers`)")
