"""A model with a class of one's own; before it, a file of weights, and a Lambda layer."""

import keras
from keras import layers


class Scale(layers.Layer):
    def call(self, inputs):
        return 2.0 * inputs


def attempt(path: str) -> None:
    try:
        keras.models.load_model(path)
    except ValueError as problem:
        print(f"{type(problem).__name__}: {str(problem)[:66]}")


plain = keras.Sequential([layers.Input((3,)), layers.Dense(2)])
plain.save_weights("only.weights.h5")
attempt("only.weights.h5")
keras.Sequential([layers.Input((3,)), layers.Lambda(lambda x: x + 1)]).save("lambda.keras")
attempt("lambda.keras")

keras.Sequential([layers.Input((3,)), Scale()]).save("scale.h5")
keras.models.load_model("scale.h5")
