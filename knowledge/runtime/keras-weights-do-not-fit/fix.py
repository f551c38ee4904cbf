"""The same layers; for other classes skip the last layer; a model without an input shape is built first."""

import keras
from keras import layers


def build(classes: int, hidden: int = 1) -> keras.Sequential:
    parts = [layers.Dense(4, name=f"hidden_{i}") for i in range(hidden)]
    return keras.Sequential([layers.Input((3,)), *parts, layers.Dense(classes, name="head")])


trained = build(10, hidden=2)
trained.save("trained.h5")

same = build(10, hidden=2)
same.load_weights("trained.h5")
print("same layers:", bool((same.get_weights()[0] == trained.get_weights()[0]).all()))

other = build(2, hidden=2)
other.load_weights("trained.h5", by_name=True, skip_mismatch=True)
print("hidden layer taken:", bool((other.get_weights()[0] == trained.get_weights()[0]).all()))
print("head:", other.get_weights()[-2].shape)

late = keras.Sequential([layers.Dense(4), layers.Dense(4), layers.Dense(10)])
late.build((None, 3))
late.load_weights("trained.h5")
print("built first:", len(late.weights), "arrays")
