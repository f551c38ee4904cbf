# Three files: a whole model of Keras 3, its weights alone, and a file without arrays.
export KERAS_BACKEND=numpy
python3 - <<'END' 2>/dev/null
import h5py
import keras
from keras import layers

model = keras.Sequential([layers.Input((3,)), layers.Dense(4, name="hidden"), layers.Dense(10, name="head")])
model.save("model.h5")
model.save("model.keras")
h5py.File("empty.h5", "w").close()
END
for path in model.h5 model.keras empty.h5; do
  python3 list_weights.py $path
done
