"""Import TensorFlow without its notices; errors of your program are printed as before."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"  # before the import, in the process that imports it

kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
os.dup2(nothing, 2)  # TensorFlow 2.19 and newer print a part of the lines at any level
try:
    import tensorflow as tf
finally:
    os.dup2(kept, 2)  # from here on all is printed, and a failed import, too

print("2 + 2 is", int(tf.constant(2) + 2))
