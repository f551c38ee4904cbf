"""A table of several types; before it, rows of several lengths, None, and two float types."""

import numpy as np
import tensorflow as tf


def attempt(call, *arguments) -> None:
    try:
        call(*arguments)
    except (ValueError, TypeError, tf.errors.InvalidArgumentError) as problem:
        text = str(problem).split("}} ")[-1]
        print(f"{type(problem).__name__}: {text[:110]}")


rows = np.empty(2, dtype=object)
rows[:] = [np.zeros(3), np.zeros(5)]
attempt(tf.convert_to_tensor, rows)
attempt(tf.constant, [[1, 2], [3]])
attempt(tf.convert_to_tensor, None)
attempt(tf.multiply, tf.constant(1.0), tf.constant(np.ones(2)))

table = np.array([[1, 2.5, True], [4, 0.5, False]], dtype=object)
tf.convert_to_tensor(table)
