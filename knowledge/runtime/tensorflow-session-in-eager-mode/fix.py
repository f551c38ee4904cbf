"""The same lines in the mode that they were written for."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

if __name__ == "__main__":
    x = tf.placeholder(tf.float32)
    weight = tf.Variable(3.0)
    loss = weight * x
    slope = tf.gradients(loss, x)[0]
    step = tf.train.GradientDescentOptimizer(0.0).minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        value, _, steepness = session.run([loss, step, slope], feed_dict={x: 2.0})
    print(f"loss {value}, slope {steepness}")
