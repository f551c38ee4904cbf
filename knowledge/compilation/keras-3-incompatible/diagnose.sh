# Three files of Keras 2, one of Keras 3, and the same with the variable set.
python - > make.log 2>&1 << 'END'
import keras, tf_keras
for one, names in ((tf_keras, ("two", "two.h5", "two.keras")), (keras, ("three.keras",))):
    model = one.Sequential([one.layers.Input((4,)), one.layers.Dense(2)])
    for name in names:
        model.save(name)
END
python which_keras.py two | sed -n 1,2p
for name in two two.h5 two.keras three.keras; do python which_keras.py $name | tail -n 2; done
TF_USE_LEGACY_KERAS=1 python which_keras.py two.h5 | tail -n 3
