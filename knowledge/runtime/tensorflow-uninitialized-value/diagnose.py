"""Two names looked up in a checkpoint of one variable."""

import subprocess
import sys
import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        tf.get_variable("layer/kernel", initializer=[3.0])
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            path = tf.train.Saver().save(session, folder + "/model.ckpt")
        for name in ("layer/kernel", "layer/kernel_1"):
            command = [sys.executable, "find_variable.py", path, name]
            print(subprocess.run(command, capture_output=True, text=True, check=True).stdout, end="")
