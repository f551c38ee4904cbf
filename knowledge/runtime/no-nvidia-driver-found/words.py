"""Say what torch makes of the driver, a line each."""

import warnings

import torch

with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    print("  is_available():", torch.cuda.is_available())
    print("  device_count():", torch.cuda.device_count())
print("  warnings:", [str(warning.message) for warning in warned])
try:
    print("  a tensor on:", torch.zeros(1, device="cuda").device)
except RuntimeError as error:
    print("  a tensor:", str(error).partition(".")[0])
