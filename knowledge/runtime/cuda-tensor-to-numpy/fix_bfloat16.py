"""Widen to float32 first, which holds every bfloat16; or keep the bits for another program."""

import numpy as np
import torch

values = torch.tensor([1.0078125, 1e30, -1e-30]).to(torch.bfloat16)
wide = values.float().numpy()
back = torch.from_numpy(wide).bfloat16()
print("widened:", wide.dtype, "and back the same:", torch.equal(back, values))
bits = values.view(torch.uint16).numpy()
print("bits:", bits.dtype, [hex(one) for one in bits.tolist()])
print("from the bits:", torch.equal(torch.from_numpy(bits).view(torch.bfloat16), values))
print("widened by hand:", np.array_equal((bits.astype(np.uint32) << 16).view(np.float32), wide))
