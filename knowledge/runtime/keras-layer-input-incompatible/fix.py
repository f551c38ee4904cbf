"""The same inputs, in the shape that the model takes."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "2"
import keras
import numpy as np

keras.utils.set_random_seed(0)
model = keras.Sequential(
    [keras.Input((28, 28, 1)), keras.layers.Conv2D(4, 3), keras.layers.Flatten(), keras.layers.Dense(10)]
)
print("the model takes", model.input_shape)

one = np.zeros((28, 28, 1), "float32")
print("one image:", model(one[None]).shape)
gray = np.zeros((5, 28, 28), "float32")
print("gray images:", model(gray[..., None]).shape)
larger = np.zeros((5, 32, 32, 3), "float32")
resized = keras.ops.image.resize(larger, model.input_shape[1:3])
print("color images of another size:", model(keras.ops.image.rgb_to_grayscale(resized)).shape)

labels = np.zeros(5, "int64")
model.compile(loss=keras.losses.SparseCategoricalCrossentropy(from_logits=True))
done = model.fit(gray[..., None], labels, verbose=0, validation_data=(gray[..., None], labels))
print("trained:", sorted(done.history))
