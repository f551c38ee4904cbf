"""Number the classes from 0, and take the number of outputs from the data."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "2"
os.environ["CUDA_VISIBLE_DEVICES"] = ""

import keras
import numpy as np

classes, labels = np.unique(np.array([1, 2, 3, 1, 2, 3, 1, 2]), return_inverse=True)
print("classes:", classes.tolist(), "- labels:", labels.min(), "to", labels.max())
model = keras.Sequential([keras.layers.Dense(len(classes))])
model.compile(loss=keras.losses.SparseCategoricalCrossentropy(from_logits=True))
history = model.fit(np.zeros((8, 4), "float32"), labels, verbose=0)
print("loss is finite:", np.isfinite(history.history["loss"][0]))
