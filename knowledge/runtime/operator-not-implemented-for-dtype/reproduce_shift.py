"""Unpack quantized weights that a conversion of the whole model turned into bfloat16."""

import torch

packed = torch.full((2,), 0x21, dtype=torch.int32)
packed = packed.to(torch.bfloat16)  # model.to(torch.bfloat16) does this to a parameter
print(packed >> 4)
