"""Keep the grid cells of boxes within a grid whose size was kept as a float."""

import torch

size = torch.ones(4) * 80
cells = (torch.tensor([0.21, 0.999, 1.0]) * size[3]).long()
print("cells:", cells.tolist(), cells.dtype, "size:", size.dtype, flush=True)
cells.clamp_(0, size[3] - 1)
