"""Tell why a key is missing: python compare_checkpoint.py model.ckpt dense/kernel (the key of the message)"""

import os
import re
import sys

SLOT = r"/(?:(?:Adam|Momentum|RMSProp|Adagrad|Adadelta|Ftrl)(?:_\d+)?|ExponentialMovingAverage)$"
RENAMED = {"kernel": "weights", "bias": "biases", "weights": "kernel", "biases": "bias"}


def verdict(names, key):
    """Return the cause that the names of the checkpoint show for this key."""
    if key in names:
        return f"shape-differs, or another checkpoint was read: here it has the shape {names[key]}"
    if ".ATTRIBUTES" not in key and any(name.endswith("/.ATTRIBUTES/VARIABLE_VALUE") for name in names):
        return "written by tf.train.Checkpoint or Keras, and read by names: restore it with tf.train.Checkpoint"
    first = re.sub(r"_\d+$", "", key)
    if re.search(r"/Adam_(?:[2-9]|\d\d+)$", key) and first in names:
        return f"graph-twice, or more optimizers than at saving: the checkpoint has {first}"
    if re.search(r"(?:^|/)beta[12]_power$", key) or re.sub(SLOT, "", key) in names:
        return "optimizer-slots: the weights are there, and not this state of the optimizer"
    for name in names:
        if name.endswith("/" + key) or key.endswith("/" + name):
            return f"names-differ: the checkpoint has {name}"
    head, _, last = key.rpartition("/")
    old = "/".join(filter(None, [head, RENAMED.get(last, last)]))
    if old in names:
        return f"names-differ: the checkpoint has {old}"
    single = re.sub(r"_\d+(?=/|$)", "", key)
    if single in names:
        return f"graph-twice, or more variables than at saving: the checkpoint has {single}"
    return "other-checkpoint: no similar name"


if len(sys.argv) != 3:
    sys.exit("usage: python compare_checkpoint.py model.ckpt KEY")
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
import tensorflow as tf

names = dict(tf.train.list_variables(sys.argv[1]))
print(len(names), "names, such as", ", ".join(sorted(names)[:3]))
print("verdict:", verdict(names, sys.argv[2]))
