"""The verdicts of compare_checkpoint.py on checkpoints that TensorFlow wrote."""

import contextlib
import io
import os
import runpy
import sys
import tempfile

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow as tf


def verdict(checkpoint, key):
    """Return the last line that compare_checkpoint.py prints for these arguments."""
    sys.argv = ["compare_checkpoint.py", checkpoint, key]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        runpy.run_path("compare_checkpoint.py")
    return printed.getvalue().splitlines()[-1]


v1, folder = tf.compat.v1, tempfile.mkdtemp()
with tf.Graph().as_default(), v1.Session() as session:
    for name in ("dense/kernel", "gen/conv/kernel", "rnn/lstm_cell/weights", "Variable"):
        v1.get_variable(name, [2, 2])
    session.run(v1.global_variables_initializer())
    path = v1.train.Saver().save(session, os.path.join(folder, "model.ckpt"))
objects = tf.train.Checkpoint(kernel=tf.Variable([1.0])).save(os.path.join(folder, "objects"))

for key in ("dense/kernel/Adam", "conv/kernel", "rnn/lstm_cell/kernel", "Variable_1", "Logits/kernel", "dense/kernel"):
    print(key, "->", verdict(path, key))
print("dense/kernel ->", verdict(objects, "dense/kernel"))
