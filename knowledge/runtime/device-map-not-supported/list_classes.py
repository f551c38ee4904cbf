"""Print the model classes without _no_split_modules, and the layer classes that they could name."""

import sys
from collections import Counter

import torch
import transformers
from transformers import AutoConfig, AutoModel, BertConfig, BertForSequenceClassification, PreTrainedModel

if len(sys.argv) > 1:
    try:
        config = AutoConfig.from_pretrained(sys.argv[1])
        with torch.device("meta"):
            model = AutoModel.from_config(config)
    except (OSError, ValueError) as error:
        sys.exit(f"{sys.argv[1]} does not load as a transformers model: {str(error).splitlines()[0]}")
else:
    model = BertForSequenceClassification(BertConfig(hidden_size=8, intermediate_size=16, num_hidden_layers=2, num_attention_heads=2))
print("transformers", transformers.__version__)
for module in model.modules():
    if isinstance(module, PreTrainedModel):
        state = module._no_split_modules or "missing"
        print(f"{type(module).__name__}: _no_split_modules {state}")
layers = Counter(type(m).__name__ for m in model.modules() if type(m).__name__.endswith(("Layer", "Block")))
print("layers:", dict(layers.most_common(4)))
