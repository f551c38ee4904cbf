"""Whether a TensorFlow checkpoint has a variable: python find_variable.py CHECKPOINT NAME"""

import difflib
import sys


def verdict(name, names):
    """Return what the checkpoint says about this name."""
    if name in names:
        return "in-checkpoint: the restore did not run in this session, or not for this variable"
    close = difflib.get_close_matches(name, names, 3, 0.6)
    return "not-in-checkpoint; similar: " + (", ".join(close) or "none")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python find_variable.py CHECKPOINT NAME")
    import tensorflow as tf

    found = [name for name, _ in tf.train.list_variables(sys.argv[1])]
    print("variables in the checkpoint:", len(found))
    print("verdict:", verdict(sys.argv[2], found))
