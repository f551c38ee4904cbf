import torch

edges = torch.tensor([[3, 7, 9], [4, 3, 12]])  # ids of a file
features = torch.randn(5, 8)  # one row for each of the ids 3, 4, 7, 9, 12


def report(edge_index):
    largest, nodes = int(edge_index.max()), features.shape[0]
    print(f"largest index {largest}, nodes {nodes}: {'valid' if largest < nodes else 'invalid'}")


report(edges)
ids, mapped = torch.unique(edges, return_inverse=True)  # sorted ids, and the row of each end
report(mapped)
print("ids:", ids.tolist())
