"""XGBoost without a usable GPU: the warning for device="cuda", and the old name of the method."""

import warnings

import numpy as np
import xgboost

table = xgboost.DMatrix(np.arange(40.0).reshape(20, 2), np.arange(20.0))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    xgboost.train({"device": "cuda"}, table, 1)
for one in caught:
    print(str(one.message).partition("WARNING: ")[2])
xgboost.train({"tree_method": "gpu_hist"}, table, 1)
