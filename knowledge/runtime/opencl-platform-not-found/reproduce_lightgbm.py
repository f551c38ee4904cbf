"""LightGBM's loader finds no driver: an empty folder replaces /etc/OpenCL/vendors."""

import os
import tempfile

with tempfile.TemporaryDirectory() as empty:
    os.environ["OCL_ICD_VENDORS"] = empty
    import lightgbm
    import numpy

    rows = numpy.random.default_rng(0).random((200, 4))
    data = lightgbm.Dataset(rows, label=rows[:, 0])
    lightgbm.train({"device": "gpu", "verbose": -1}, data, num_boost_round=1)
