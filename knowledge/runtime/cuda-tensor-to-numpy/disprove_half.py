"""Convert bfloat16 to float16, which NumPy knows, in place of float32."""

import torch

values = torch.tensor([1.0, 1e5, -1e38, 1e-8]).to(torch.bfloat16)
print("bfloat16:", [f"{one:.3g}" for one in values.tolist()])
print("float32: ", [f"{one:.3g}" for one in values.float().numpy().tolist()])
print("float16: ", [f"{one:.3g}" for one in values.half().numpy().tolist()])
