"""The parameters since XGBoost 2.0, with the device that this build and machine have."""

import os

import numpy as np
import xgboost

usable = xgboost.build_info()["USE_CUDA"] and os.path.exists("/dev/nvidia0")
device = "cuda" if usable else "cpu"
table = xgboost.DMatrix(np.arange(40.0).reshape(20, 2), np.arange(20.0))
model = xgboost.train({"device": device, "tree_method": "hist"}, table, 1)
print("device:", device, "trees:", model.num_boosted_rounds())
