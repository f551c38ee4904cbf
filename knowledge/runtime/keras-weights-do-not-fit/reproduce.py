"""Weights of three layers for a model of two; before it, another number of classes, and a model without shapes."""

import keras
from keras import layers


def build(classes: int, hidden: int = 1) -> keras.Sequential:
    parts = [layers.Dense(4) for _ in range(hidden)]
    return keras.Sequential([layers.Input((3,)), *parts, layers.Dense(classes)])


def attempt(model, path: str) -> None:
    try:
        model.load_weights(path)
    except ValueError as problem:
        print("ValueError:", str(problem).splitlines()[0][:90])


build(10, hidden=2).save("trained.h5")
build(10).save("shallow.h5")
build(10).save_weights("shallow.weights.h5")
attempt(build(2), "shallow.h5")
attempt(keras.Sequential([layers.Dense(4), layers.Dense(10)]), "shallow.h5")
attempt(keras.Sequential([layers.Dense(4), layers.Dense(10)]), "shallow.weights.h5")

build(10).load_weights("trained.h5")
