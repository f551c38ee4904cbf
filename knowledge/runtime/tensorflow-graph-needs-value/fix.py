"""TensorFlow in place of NumPy and Python, and the variable is made once."""

import tensorflow as tf


@tf.function
def positive(x):
    return tf.where(x > 0, x, -x)  # or: if x > 0, in a function that AutoGraph converts


@tf.function
def rows(x):
    return tf.map_fn(lambda row: row * 2, x)


weight = tf.Variable(2.0)


@tf.function
def layer(x):
    return x * weight


@tf.function
def loss(x):
    return tf.exp(x)  # was: np.exp


print("if:", positive(tf.constant(-3.0)).numpy())
print("loop:", rows(tf.constant([1.0, 2.0])).numpy())
print("variable:", layer(tf.constant(1.0)).numpy(), layer(tf.constant([1.0, 2.0])).numpy())
print("loss:", round(float(loss(tf.constant(0.0))), 3))
