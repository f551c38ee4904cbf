"""The same programs with Keras 2 in the place of tf.keras: the variable comes before the import of TensorFlow."""

import os

os.environ["TF_USE_LEGACY_KERAS"] = "1"
import tf_keras
from tensorflow import keras

old = tf_keras.Sequential([tf_keras.layers.Input((8, 8, 3)), tf_keras.layers.DepthwiseConv2D(3)])
for name in ("saved_model_folder", "old.h5"):
    old.save(name)
    print(name, "loaded as", type(keras.models.load_model(name)).__module__.split(".")[0])
keras.optimizers.legacy.Adam(lr=0.001, decay=1e-6)
print("the old arguments of the optimizer are taken")
