"""Tell the Saver under which name the checkpoint keeps each variable."""

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
    kernel = model()
    session.run(tf.global_variables_initializer())
    saved = session.run(kernel)
    tf.train.Saver().save(session, path)

with tf.Graph().as_default(), tf.Session() as session:
    kernel = model()
    names = {"gen/" + variable.op.name: variable for variable in tf.global_variables()}
    tf.train.Saver(names).restore(session, path)
    print("as saved:", (session.run(kernel) == saved).all())
