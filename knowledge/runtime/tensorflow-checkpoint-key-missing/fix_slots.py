"""Initialize everything, then restore what the checkpoint has in the same shape."""

import os
import tempfile

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def restore_present(session, path):
    """Restore the variables that the checkpoint has, and return the names of the others."""
    shapes = dict(tf.train.list_variables(path))
    fits = [v for v in tf.global_variables() if shapes.get(v.op.name) == v.shape.as_list()]
    session.run(tf.global_variables_initializer())
    tf.train.Saver(fits).restore(session, path)
    return sorted({v.op.name for v in tf.global_variables()} - {v.op.name for v in fits})


def build(optimizer):
    """Return a variable, with its training step in the graph."""
    kernel = tf.get_variable("dense/kernel", [2, 2])
    optimizer.minimize(tf.reduce_sum(kernel**2))
    return kernel


path = os.path.join(tempfile.mkdtemp(), "model.ckpt")
with tf.Graph().as_default(), tf.Session() as session:
    kernel = build(tf.train.GradientDescentOptimizer(0.1))
    session.run(tf.global_variables_initializer())
    saved = session.run(kernel)
    tf.train.Saver().save(session, path)

with tf.Graph().as_default(), tf.Session() as session:
    kernel = build(tf.train.AdamOptimizer(0.1))
    print("new:", restore_present(session, path))
    print("as saved:", (session.run(kernel) == saved).all())
