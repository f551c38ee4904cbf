"""Make a tensor of the array, with the dtype and device of the other, or an array of the tensor."""

import numpy as np
import torch

x = torch.ones(3, requires_grad=True)
array = np.array([1, 2, 3], dtype=np.float64)
factor = torch.as_tensor(array, dtype=x.dtype, device=x.device)
product = factor * x
product.sum().backward()
print("product:", product.dtype, "gradient:", x.grad.tolist())
print("sum:", (factor + x).tolist())
print("the array's own dtype:", (torch.from_numpy(array) * x).dtype)
values = x.detach().cpu().numpy()
print("as arrays:", (array * values).tolist(), (array + values).tolist())
