"""The type is set, the rows are padded, and the missing file is found before TensorFlow sees it."""

import numpy as np
import tensorflow as tf

table = np.array([[1, 2.5, True], [4, 0.5, False]], dtype=object)
print("table:", tf.convert_to_tensor(table.astype("float32")).dtype.name)

rows = [[1, 2, 3, 4, 5], [6, 7]]
print("padded:", tf.keras.utils.pad_sequences(rows, padding="post").shape)
print("ragged:", tf.ragged.constant(rows).shape)

weights = np.ones(2)
print("product:", (tf.constant(1.0) * tf.cast(weights, tf.float32)).dtype.name)
