"""Inputs that do not fit a Keras model: Keras 2 from the package tf_keras, then Keras 3."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "2"
import keras
import numpy as np
import tf_keras


def message(call):
    try:
        call()
    except ValueError as error:
        print(next(line.strip() for line in str(error).splitlines() if "Input 0" in line or "expects" in line))


def build(package):
    layers = package.layers
    model = package.Sequential([layers.Input((28, 28, 3)), layers.Conv2D(4, 3), layers.Flatten(), layers.Dense(10)])
    model.compile(loss="mse")
    return model


model, images, labels = build(tf_keras), np.zeros((8, 28, 28, 3)), np.zeros((8, 10))
message(lambda: model.layers[0](images[0]))
message(lambda: model.predict(images[0], verbose=0))  # 28 samples of 28 x 3
message(lambda: model.predict(np.zeros((8, 32, 32, 3)), verbose=0))
dense = tf_keras.layers.Dense(10)
dense.build((None, 784))
message(lambda: dense(np.zeros((2, 28))))
message(lambda: build(keras).layers[0](images[0]))
model.predict([images, labels], verbose=0)  # a list is two inputs
