"""What a checkpoint fills of a model: python load_report.py MODULE:FUNCTION FILE [1,3,224,224]"""
import importlib
import pickle
import sys

import torch


def weights(saved):
    for key in ("state_dict", "model_state_dict", "model", "net", "params_ema", "params"):
        if isinstance(saved, dict) and isinstance(saved.get(key), dict):
            return weights(saved[key])
    return {name: value for name, value in saved.items() if torch.is_tensor(value)}


def read(path):
    if path.endswith(".safetensors"):
        from safetensors.torch import load_file
        return load_file(path)
    try:
        return weights(torch.load(path, map_location="cpu", weights_only=True))
    except pickle.UnpicklingError:
        sys.exit("the file holds Python objects: save its state_dict() first, where you trust it")


def main():
    if len(sys.argv) not in (3, 4) or ":" not in sys.argv[1]:
        sys.exit("usage: python load_report.py MODULE:FUNCTION FILE [SHAPE]")
    module, function = sys.argv[1].split(":")
    sys.path.insert(0, ".")
    model = getattr(importlib.import_module(module), function)()
    own, saved = model.state_dict(), read(sys.argv[2])
    shared = [name for name in own if name in saved]
    fits = [name for name in shared if own[name].shape == saved[name].shape]
    print(f"tensors of the model: {len(own)}, filled by the file: {len(fits)}, "
          f"of another shape: {len(shared) - len(fits)}")
    print("missing:", [name for name in own if name not in saved][:3])
    print("unexpected:", [name for name in saved if name not in own][:3])
    strange = [name for name in saved if name not in own]
    pairs = [(name, other) for name in strange for other in own if other not in saved]
    for name, other in pairs:
        if name.endswith("." + other) or other.endswith("." + name):
            longer, shorter = sorted((name, other), key=len, reverse=True)
            where = "the file" if longer == name else "the model"
            print(f"prefix in {where}:", longer[:-len(shorter)])
            break
    print("mode after the build:", "training" if model.training else "eval")
    if len(sys.argv) == 4:
        array = torch.rand(*map(int, sys.argv[3].split(",")))
        with torch.no_grad():
            for mode in ("as built", "after eval()"):
                first, second = model(array), model(array)
                print(f"two calls {mode}:", "equal" if torch.equal(first, second) else "different")
                model.eval()


main()
