"""What an older program does, in TensorFlow 2."""

import tensorflow as tf


def run():
    """Compute a constant in a session."""
    doubled = tf.constant(3.0) * 2
    with tf.compat.v1.Session() as session:
        return session.run(doubled)


def gradient():
    """Ask for a gradient of recorded operations."""
    x = tf.constant(3.0)
    return tf.gradients(x * x, x)


def minimize():
    """Minimize a loss that is a tensor."""
    loss = tf.Variable(3.0) ** 2
    return tf.compat.v1.train.GradientDescentOptimizer(0.1).minimize(loss)


if __name__ == "__main__":
    for step in (run, gradient, minimize):
        try:
            step()
        except RuntimeError as error:
            print(error)
    tf.compat.v1.placeholder(tf.float32)
