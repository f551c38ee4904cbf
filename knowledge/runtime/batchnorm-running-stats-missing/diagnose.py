"""Name the layers whose running statistics are missing: diagnose.py MODULE:FACTORY"""

import importlib
import sys

from torch import nn
from torch.nn.modules.batchnorm import _BatchNorm
from torch.nn.modules.instancenorm import _InstanceNorm


def example():
    model = nn.Sequential(nn.BatchNorm2d(4), nn.BatchNorm2d(4), nn.InstanceNorm2d(4))
    model[1].running_var = None
    model[2].track_running_stats = True
    return model


def verdict(layer):
    missing = [n for n in ("running_mean", "running_var") if getattr(layer, n) is None]
    if isinstance(layer, _BatchNorm) and len(missing) == 1:
        return f"{missing[0]} alone is None: give it back, or set both to None"
    if isinstance(layer, _InstanceNorm) and missing and layer.track_running_stats:
        return "track_running_stats is True, but there are no buffers"
    return None


if len(sys.argv) > 1:
    module, factory = sys.argv[1].split(":")
    sys.path.insert(0, ".")
    model = getattr(importlib.import_module(module), factory)()
else:
    model = example()

found = 0
for name, layer in model.named_modules():
    if isinstance(layer, (_BatchNorm, _InstanceNorm)) and verdict(layer):
        found += 1
        print(f"{name} {type(layer).__name__}: {verdict(layer)}")
print("layers with this fault:", found)
if not found:
    print("look at the frame that calls F.batch_norm or F.instance_norm")
