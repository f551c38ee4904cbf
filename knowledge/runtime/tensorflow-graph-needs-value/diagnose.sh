# A program with one place of each kind, and one without.
cat > train.py <<'END'
import numpy as np
import tensorflow as tf


def iou(y_true, y_pred):
    return np.sum(y_true * y_pred)


@tf.function
def step(x):
    weight = tf.Variable(2.0)
    return [row * weight for row in x] if x.shape[0] else x


dataset = dataset.map(step)
END
printf 'import tensorflow as tf\n\n\n@tf.function\ndef step(x):\n    return tf.exp(x)\n' > clean.py
python3 find_python_in_graph.py train.py
python3 find_python_in_graph.py clean.py
