"""The same factorization in single precision, cast back to half."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow as tf

matrix = tf.eye(2, dtype=tf.float16)
factor = tf.cast(tf.linalg.cholesky(tf.cast(matrix, tf.float32)), matrix.dtype)
print(factor.dtype.name, factor.numpy().tolist())
