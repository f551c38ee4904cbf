"""A NumPy function inside tf.function; before it, an if, a loop in a list, and a variable."""

import numpy as np
import tensorflow as tf


def attempt(function, *arguments) -> None:
    try:
        function(*arguments)
    except Exception as problem:
        text = [line.strip() for line in str(problem).splitlines() if "tf." in line]
        print(f"{type(problem).__name__}: {text[-1][:90]}")


def positive(x):
    return x if x > 0 else -x


@tf.function
def rows(x):
    return [row * 2 for row in x]


@tf.function
def layer(x):
    return x * tf.Variable(2.0)


@tf.function
def loss(x):
    return np.exp(x)


attempt(tf.function(positive, autograph=False), tf.constant(1.0))
attempt(rows, tf.constant([1.0, 2.0]))
attempt(layer, tf.constant(1.0))
loss(tf.constant(1.0))
