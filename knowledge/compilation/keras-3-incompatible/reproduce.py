"""Write a model with Keras 2 as a SavedModel, then load it with the Keras of TensorFlow 2.16 and newer."""

import tf_keras
from tensorflow import keras

old = tf_keras.Sequential([tf_keras.layers.Input((4,)), tf_keras.layers.Dense(2)])
old.save("saved_model_folder")
keras.models.load_model("saved_model_folder")
