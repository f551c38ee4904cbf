"""Labels that do not fit the output of a Keras model, without TensorFlow."""

import os

os.environ["KERAS_BACKEND"] = "numpy"
import keras
import numpy as np

losses = keras.losses


def message(loss, labels, output):
    try:
        loss(labels, output)
    except ValueError as error:
        print(error)


output = np.full((8, 10), 0.1, "float32")
integers, one_hot = np.arange(8), np.eye(10, dtype="float32")[:8]
message(losses.BinaryCrossentropy(), integers[:, None].astype("float32"), output)
message(losses.CategoricalCrossentropy(), one_hot[:, :4], output)
losses.CategoricalCrossentropy()(integers[:, None].astype("float32"), output)  # one number for each sample
