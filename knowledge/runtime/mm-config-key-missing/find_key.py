"""Find a key in a config: python find_key.py CONFIG.py train_cfg"""

import sys
import tempfile
from pathlib import Path

try:
    from mmengine.config import Config
except ImportError:
    from mmcv import Config


def paths(node, key, path="cfg"):
    """Yield each place of the key, as code."""
    for name, value in node.items():
        if name == key:
            yield f"{path}.{name}"
        if isinstance(value, dict):
            yield from paths(value, key, f"{path}.{name}")


def tell(config, key):
    """Print the parts of the config, its generation, and where the key is."""
    parts = list(config._cfg_dict)
    print("parts:", *parts)
    if "data" in parts:
        print("written for: mmcv 1, mmdet 2, mmseg 0")
    elif any(part.endswith("_dataloader") for part in parts):
        print("written for: mmengine, mmdet 3, mmseg 1")
    else:
        print("written for: nothing that runs: it has no data, a part of a config")
    print(key, "is at:", *(list(paths(config._cfg_dict, key)) or ["no place"]))


if len(sys.argv) > 2:
    tell(Config.fromfile(sys.argv[1]), sys.argv[2])
else:
    model = "model = dict(type='FasterRCNN', train_cfg=dict(rpn=None))\n"
    for text, key in [
        (model + "data = dict(train=dict(type='CocoDataset'))\n", "train_cfg"),
        (model + "train_dataloader = dict(batch_size=2)\n", "data"),
        (model, "data"),
    ]:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "config.py"
            file.write_text(text)
            tell(Config.fromfile(str(file)), key)
