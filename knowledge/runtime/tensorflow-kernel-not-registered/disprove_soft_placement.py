"""Soft placement, with an operation that has no kernel for its dtype."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow as tf

tf.config.set_soft_device_placement(True)
try:
    tf.linalg.cholesky(tf.eye(2, dtype=tf.float16))
except tf.errors.NotFoundError as error:
    print(str(error).splitlines()[0])
