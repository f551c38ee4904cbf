"""Work on the values of a sparse matrix, use torch.sparse, make it dense, and quantize an image."""

import torch
from torch.ao.nn import quantized

index = torch.tensor([[0, 1], [1, 0]])
adjacency = torch.sparse_coo_tensor(index, torch.tensor([1.0, 2.0]), (2, 2), check_invariants=True)
adjacency = adjacency.coalesce()
print("edges:", (adjacency.values() > 0).tolist(), "at", adjacency.indices().T.tolist())
print("sums of the rows:", torch.sparse.sum(adjacency, 1).to_dense().tolist())
print("as a dense matrix:", (adjacency.to_dense() > 0).tolist())

layer = quantized.Conv2d(1, 2, kernel_size=3)
image = torch.quantize_per_tensor(torch.rand(1, 1, 8, 8), 1 / 255, 0, torch.quint8)
print("output:", tuple(layer(image).dequantize().shape))
