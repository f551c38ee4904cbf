"""Read a device from what people pass to --device."""

import re

import torch


def device_of(value):
    """Return a device for '0', 0, 'gpu', 'cuda:None', None and the like."""
    text = re.sub(r"^(?:cuda:)+(?=cuda|cpu)", "", str(value).strip().lower())
    if text in ("none", "", "-1", "cuda:-1"):
        text = "cpu"
    elif text in ("gpu", "nvidia", "cuda:none"):
        text = "cuda"
    elif re.fullmatch(r"\d+(,\d+)*", text):
        text = "cuda:" + text.split(",")[0]
    return torch.device(text)


for value in ("0", "0,1", "gpu", "cuda:None", "cuda:cuda:1", "cuda:cpu", None, "train"):
    try:
        print(f"{value!r}: {device_of(value)}")
    except RuntimeError:
        print(f"{value!r}: not a device")
