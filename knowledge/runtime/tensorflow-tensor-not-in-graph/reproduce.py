"""A tensor of one graph, used with another graph."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

if __name__ == "__main__":
    with tf.Graph().as_default():
        x = tf.constant([1.0, 2.0])
        y = x * 2
    with tf.Graph().as_default():
        z = tf.constant([1.0, 2.0])
        try:
            tf.add(y, z)
        except ValueError as error:
            print(error)
        with tf.Session() as session:
            session.run(y)
