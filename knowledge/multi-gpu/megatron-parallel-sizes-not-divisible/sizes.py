"""Check parallel sizes against a model: sizes.py MODEL/config.json --tp 8 --pp 4 --gpus 64 --length 4097"""

import argparse
import json
import math
import pathlib

EXAMPLE = {"num_hidden_layers": 46, "num_attention_heads": 96}


def layers(count, stages):
    """Say how many layers each pipeline stage gets."""
    most = math.ceil(count / stages)
    first = count - most * (stages - 1)
    if first == most:
        return f"layers: {count} over {stages} stages: {most} each"
    if first < 1:
        return f"layers: {count} over {stages} stages does not fit: use fewer stages"
    return f"layers: {count} over {stages} stages does not divide: {first} in the first, {most} in the others"


def shared(name, count, parts, remedy):
    """Say whether the ranks get equal parts."""
    if count % parts == 0:
        return f"{name}: {count} over {parts}: {count // parts} each"
    return f"{name}: {count} over {parts} does not divide: {remedy}"


def main():
    """Print one line for each number that Megatron divides."""
    parser = argparse.ArgumentParser()
    parser.add_argument("config", nargs="?", type=pathlib.Path)
    for name, size in {"tp": 8, "pp": 4, "cp": 1, "gpus": 64, "length": 4097}.items():
        parser.add_argument(f"--{name}", type=int, default=size)
    ask = parser.parse_args()
    model = json.loads(ask.config.read_text()) if ask.config else EXAMPLE
    model = model.get("text_config", model)
    print(layers(model["num_hidden_layers"], ask.pp))
    print(shared("heads", model["num_attention_heads"], ask.tp, "use a smaller tensor parallel size"))
    unit = ask.tp * (2 * ask.cp if ask.cp > 1 else 1)
    print(shared("sequence", ask.length, unit, f"pad to {math.ceil(ask.length / unit) * unit}"))
    together = ask.tp * ask.pp * ask.cp
    print(shared("ranks", ask.gpus, together, "start a multiple of this number"))


if __name__ == "__main__":
    main()
