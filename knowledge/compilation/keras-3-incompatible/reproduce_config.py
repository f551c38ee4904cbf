"""Write a model with Keras 2 as an .h5 file, and load it with Keras 3, which has no argument "groups" for this layer."""

import tf_keras
from tensorflow import keras

old = tf_keras.Sequential([tf_keras.layers.Input((8, 8, 3)), tf_keras.layers.DepthwiseConv2D(3)])
old.save("old.h5")
keras.models.load_model("old.h5")
