"""Train with gradient descent, and restore into a graph that trains with Adam."""

import os
import re
import tempfile

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build(optimizer):
    """Build one variable and its training step, and return a Saver of all variables."""
    kernel = tf.get_variable("dense/kernel", [2, 2])
    optimizer.minimize(tf.reduce_sum(kernel**2))
    return tf.train.Saver()


path = os.path.join(tempfile.mkdtemp(), "model.ckpt")
with tf.Graph().as_default(), tf.Session() as session:
    saver = build(tf.train.GradientDescentOptimizer(0.1))
    session.run(tf.global_variables_initializer())
    saver.save(session, path)

with tf.Graph().as_default(), tf.Session() as session:
    saver = build(tf.train.AdamOptimizer(0.1))
    try:
        saver.restore(session, path)
    except tf.errors.NotFoundError as error:
        print(re.search(r"Key \S+ not found in checkpoint", str(error))[0])
