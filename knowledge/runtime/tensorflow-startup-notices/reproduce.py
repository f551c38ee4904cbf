"""Import TensorFlow, and compute: the lines come first, and the program works."""

import tensorflow as tf

print("2 + 2 is", int(tf.constant(2) + 2))
