"""Train three outputs on labels that begin at 1."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "2"
os.environ["CUDA_VISIBLE_DEVICES"] = ""

import keras
import numpy as np

model = keras.Sequential([keras.layers.Dense(3)])
model.compile(loss=keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(np.zeros((8, 4), "float32"), np.array([1, 2, 3, 1, 2, 3, 1, 2]), verbose=0)
