"""Say what torch makes of the driver, a line each."""

import warnings

import torch

with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    print("  is_available():", torch.cuda.is_available())
print("  warnings:", [str(warning.message)[:90] for warning in warned])
print("  device_count():", torch.cuda.device_count())
try:
    print("  a tensor on:", torch.zeros(1, device="cuda").device)
except RuntimeError as error:
    print("  a tensor:", str(error).splitlines()[0][:110])
