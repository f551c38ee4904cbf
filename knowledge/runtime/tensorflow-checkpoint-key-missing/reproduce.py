"""Train under one scope, and restore into a graph whose variables have no such prefix."""

import os
import tempfile

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def model():
    """Return the one variable of this model."""
    return tf.get_variable("dense/kernel", [2, 2])


path = os.path.join(tempfile.mkdtemp(), "model.ckpt")
with tf.Graph().as_default(), tf.variable_scope("gen"), tf.Session() as session:
    model()
    session.run(tf.global_variables_initializer())
    tf.train.Saver().save(session, path)

with tf.Graph().as_default(), tf.Session() as session:
    model()
    tf.train.Saver().restore(session, path)
