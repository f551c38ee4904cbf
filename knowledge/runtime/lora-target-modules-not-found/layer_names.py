"""Print the names that LoRA can target: python layer_names.py MODEL, a folder or a name."""

import sys
from collections import Counter

import torch
from transformers import AutoConfig, AutoModelForCausalLM, BloomConfig
from transformers.pytorch_utils import Conv1D


def names(config):
    with torch.device("meta"):  # no weights are loaded
        model = AutoModelForCausalLM.from_config(config)
    for name, one in model.named_modules():
        if isinstance(one, (torch.nn.Linear, Conv1D)):
            yield name.split(".")[-1], type(one).__name__, tuple(one.weight.shape)


def main():
    if len(sys.argv) > 1:
        config = AutoConfig.from_pretrained(sys.argv[1])
    else:
        config = BloomConfig(vocab_size=64, hidden_size=16, n_layer=2, n_head=2)
    print(config.model_type)
    for (name, kind, shape), times in sorted(Counter(names(config)).items()):
        print(f"{times:4} x {name:20} {kind} {shape}")


if __name__ == "__main__":
    main()
