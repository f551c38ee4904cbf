"""A checkpoint has one variable; the graph that uses it has a second one."""

import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        kernel = tf.get_variable("kernel", initializer=[3.0], use_resource=False)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            path = tf.train.Saver().save(session, folder + "/model.ckpt")
        saver = tf.train.Saver([kernel])
        again = tf.get_variable("kernel_1", initializer=[1.0], use_resource=False)
        with tf.Session() as session:
            saver.restore(session, path)
            print("restored:", session.run(kernel))
            session.run(again)
