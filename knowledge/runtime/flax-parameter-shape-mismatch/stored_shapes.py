"""The shapes in a Flax checkpoint: python stored_shapes.py CHECKPOINT [PART_OF_A_NAME]"""

import sys
from pathlib import Path

import flax
import numpy as np
from flax import serialization, traverse_util

if len(sys.argv) not in (2, 3):
    sys.exit("usage: python stored_shapes.py CHECKPOINT [PART_OF_A_NAME]")
path = Path(sys.argv[1])
part = sys.argv[2].strip("/") if len(sys.argv) == 3 else ""
if path.is_dir():
    try:
        import orbax.checkpoint
    except ImportError:
        sys.exit("a folder is a checkpoint of orbax: pip install orbax-checkpoint")
    tree = orbax.checkpoint.PyTreeCheckpointer().restore(path.resolve())
elif path.suffix == ".npz":
    tree = dict(np.load(path))
else:
    tree = serialization.msgpack_restore(path.read_bytes())
if not isinstance(tree, dict):
    tree = serialization.to_state_dict(tree)
print("flax", flax.__version__)
shown = 0
for name, leaf in sorted(traverse_util.flatten_dict(tree, sep="/").items()):
    if part in name:
        print(name, tuple(np.shape(leaf)))
        shown += 1
print(f"{shown} entries" if shown else f"no name contains {part!r}")
