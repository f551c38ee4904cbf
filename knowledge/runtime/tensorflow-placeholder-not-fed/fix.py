"""A flat array, brought to the shape of the placeholder."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

if __name__ == "__main__":
    x = tf.placeholder(tf.float32, [None, 3], name="x")
    total = tf.reduce_sum(x, 1)
    flat = np.array([1, 2, 3, 1, 2, 3], dtype=np.float32)
    with tf.Session() as session:
        print("sums:", session.run(total, feed_dict={x: flat.reshape(-1, 3)}))
