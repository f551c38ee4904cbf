"""The class is registered or passed, and the loss is left out."""

import keras
from keras import layers


@keras.saving.register_keras_serializable("mine")
class Scale(layers.Layer):
    def call(self, inputs):
        return 2.0 * inputs


def my_loss(true, predicted):
    return keras.ops.mean((true - predicted) ** 2)


model = keras.Sequential([layers.Input((3,)), Scale(), layers.Dense(2)])
model.compile(loss=my_loss)
model.save("scale.h5")
model.save_weights("only.weights.h5")

loaded = keras.models.load_model("scale.h5", compile=False)
print("for inference:", [type(layer).__name__ for layer in loaded.layers])
trained = keras.models.load_model("scale.h5", custom_objects={"my_loss": my_loss})
print("for training:", trained.loss.__name__)
model.load_weights("only.weights.h5")
print("weights alone:", len(model.weights), "arrays")
