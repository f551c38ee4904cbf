"""Integer labels, one-hot labels and yes-no labels, each with its loss."""

import os

os.environ["KERAS_BACKEND"] = "numpy"
import keras
import numpy as np

losses = keras.losses
output = np.full((8, 10), 0.1, "float32")
integers = np.arange(8)
sparse = losses.SparseCategoricalCrossentropy()(integers, output)
one_hot = losses.CategoricalCrossentropy()(keras.utils.to_categorical(integers, 10), output)
print("integers and one-hot labels give the same loss:", bool(abs(sparse - one_hot) < 1e-6))
two = losses.BinaryCrossentropy()(np.ones((8, 1)), np.full((8, 1), 0.5))
print(f"two classes, one output: {float(two):.4f}")
classes = 1 + int(integers.max())
print("classes in the labels:", classes, "outputs:", output.shape[-1])
