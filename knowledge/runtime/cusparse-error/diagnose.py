"""Four products: dense matrices stored as sparse, half precision, a bad index, and a graph."""

import torch
from check_sparse import look

full = torch.ones(1500, 1500).to_sparse()
look(full, full)
small = torch.eye(3, dtype=torch.float16).to_sparse()
look(small, small)
bad = torch.sparse_coo_tensor([[0, 5], [0, 1]], [1.0, 1.0], (3, 3), check_invariants=False)
look(bad, bad)
torch.manual_seed(0)
edges = torch.randint(0, 1000, (2, 5000))
graph = torch.sparse_coo_tensor(edges, torch.ones(5000), (1000, 1000), check_invariants=True)
look(graph, graph)
