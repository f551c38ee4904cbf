"""Initialize all, then restore what the checkpoint has."""

import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        kernel = tf.get_variable("kernel", initializer=[3.0], use_resource=False)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            path = tf.train.Saver().save(session, folder + "/model.ckpt")
        again = tf.get_variable("kernel_1", initializer=[1.0], use_resource=False)
        have = {name for name, _ in tf.train.list_variables(path)}
        part = [variable for variable in tf.global_variables() if variable.op.name in have]
        with tf.Session() as session:
            session.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
            tf.train.Saver(part).restore(session, path)
            print("restored:", session.run(kernel), "new:", session.run(again))
