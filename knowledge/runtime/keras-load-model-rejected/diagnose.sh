# Four files: a loss of one's own, weights alone, a Lambda layer, and a class of one's own.
export KERAS_BACKEND=numpy
python3 - <<'END' 2>/dev/null
import keras
from keras import layers


class Scale(layers.Layer):
    def call(self, inputs):
        return 2.0 * inputs


def my_loss(true, predicted):
    return keras.ops.mean((true - predicted) ** 2)


plain = keras.Sequential([layers.Input((3,)), layers.Dense(2)])
plain.compile(loss=my_loss)
plain.save("loss.h5")
plain.save_weights("only.weights.h5")
keras.Sequential([layers.Input((3,)), layers.Lambda(lambda x: x + 1)]).save("lambda.keras")
keras.Sequential([layers.Input((3,)), Scale()]).save("scale.h5")
END
for path in loss.h5 only.weights.h5 lambda.keras scale.h5; do
  python3 read_model_file.py $path
done
