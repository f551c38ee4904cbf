"""Three ways to feed a placeholder wrongly."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

if __name__ == "__main__":
    x = tf.placeholder(tf.float32, [None, 3], name="x")
    total = tf.reduce_sum(x, 1)
    with tf.Session() as session:
        for feed in ({}, {"images:0": [[1.0, 2.0, 3.0]]}):
            try:
                session.run(total, feed_dict=feed)
            except (TypeError, tf.errors.InvalidArgumentError) as error:
                print(error)
        session.run(total, feed_dict={x: [[1.0, 2.0]]})
