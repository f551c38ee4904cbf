"""One array of samples, a Sequence of the package of the model, and a data set that repeats."""

import keras
import numpy as np
import tensorflow as tf
from keras import layers


class Batches(keras.utils.PyDataset):  # tf.keras.utils.Sequence before Keras 3
    def __len__(self):
        return 2

    def __getitem__(self, index):
        return np.zeros((2, 3)), np.zeros(2)


model = keras.Sequential([layers.Input((3,)), layers.Dense(1)])
model.compile(loss="mse")
samples, labels = [np.zeros(3)] * 4, [0.0] * 4
x, y = np.array(samples), np.array(labels)
assert len(x) == len(y)
print("arrays:", x.shape, len(model.fit(x, y, verbose=0).history["loss"]), "epoch")
print("sequence:", len(model.fit(Batches(), verbose=0).history["loss"]), "epoch")
repeated = tf.data.Dataset.from_tensor_slices((x, y)).batch(2).repeat()
history = model.fit(repeated, steps_per_epoch=5, epochs=3, verbose=0).history
print("repeated:", len(history["loss"]), "epochs")
