"""The operation behind CuDNNLSTM and CuDNNGRU in a TensorFlow for the CPU, eagerly and in a graph."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow as tf

inputs = {"input": tf.zeros([2, 2, 2]), "input_h": tf.zeros([1, 2, 2]), "input_c": tf.zeros([1, 2, 2]), "params": tf.zeros([64])}


def lstm():
    """Return what one layer computes."""
    return tf.raw_ops.CudnnRNN(**inputs)


for call in (lstm, tf.function(lstm)):
    try:
        call()
    except tf.errors.OpError as error:
        print(f"{type(error).__name__}: {error}")
