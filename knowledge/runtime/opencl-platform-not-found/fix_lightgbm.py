"""LightGBM trains on the device of a driver: here the CPU driver that pyopencl[pocl] brings."""

import os
import pathlib

import pyopencl

library = next((pathlib.Path(pyopencl.__file__).parent / ".libs").glob("libpocl*.so"))
os.environ["OCL_ICD_FILENAMES"] = str(library)

import lightgbm
import numpy

rows = numpy.random.default_rng(0).random((200, 4))
data = lightgbm.Dataset(rows, label=rows[:, 0])
model = lightgbm.train({"device": "gpu", "verbose": -1}, data, num_boost_round=1)
print(f"trees: {model.num_trees()}")
