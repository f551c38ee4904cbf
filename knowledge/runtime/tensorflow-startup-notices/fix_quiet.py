"""Import TensorFlow without its notices; errors of your program are printed as before."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"  # before the import, in the process that imports it

import tensorflow as tf

print("2 + 2 is", int(tf.constant(2) + 2))
