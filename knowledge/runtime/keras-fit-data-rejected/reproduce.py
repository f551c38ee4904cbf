"""A list of arrays; before it, a Python list, a plain class, and a data set that is too short."""

import warnings

import keras
import numpy as np
from keras import layers


class Batches:
    def __len__(self):
        return 1

    def __getitem__(self, index):
        return np.zeros((2, 3)), np.zeros(2)


def attempt(*arguments, **options) -> None:
    try:
        model.fit(*arguments, verbose=0, **options)
    except ValueError as problem:
        print("ValueError:", str(problem).replace("\n", " ")[:75])


model = keras.Sequential([layers.Input((3,)), layers.Dense(1)])
model.compile(loss="mse")
x, y = np.zeros((4, 3)), np.zeros(4)
attempt([[0.0, 0.0, 0.0]] * 4, [0.0] * 4)
attempt(Batches())
attempt(x, np.zeros(3))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    model.fit(((x, y) for _ in range(2)), steps_per_epoch=5, epochs=1, verbose=0)
print(*{str(warning.message)[:51] for warning in caught if "ran out" in str(warning.message)})

model.fit(list(x), y, verbose=0)
