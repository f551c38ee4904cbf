"""Build the model twice in one graph, as a notebook cell that runs twice does, and twice with another shape."""

import os
import re
import tempfile

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def cell(classes):
    """Build a model in the default graph, and return its Saver."""
    tf.Variable(tf.zeros([2, classes]))
    return tf.train.Saver()


def restore(classes):
    """Build the model, restore the checkpoint, and print the line of the error."""
    with tf.Session() as session:
        try:
            cell(classes).restore(session, path)
            variable = tf.global_variables()[-1]
            print("no error: shape", variable.shape, "with a value of", session.run(variable).shape)
        except tf.errors.OpError as error:
            line = re.search(r"Key \S+ not found in checkpoint|Assign requires .*", str(error))[0]
            print(f"{type(error).__name__}: {line}")


path = os.path.join(tempfile.mkdtemp(), "model.ckpt")
with tf.Session() as session:
    saver = cell(3)
    session.run(tf.global_variables_initializer())
    saver.save(session, path)

restore(3)
tf.reset_default_graph()
restore(5)

tf.reset_default_graph()
tf.enable_resource_variables()
restore(5)
