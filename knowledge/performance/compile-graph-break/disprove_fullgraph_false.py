"""Leave fullgraph=True out, as is advised, and count what is compiled."""

import torch

graphs = []


def backend(graph, inputs):
    graphs.append(graph)
    return graph.forward


@torch.compile(backend=backend)
def layers(x):
    healthy = True
    for _ in range(20):
        x = x * 0.9 + 0.1
        if x[0] > 1e6:
            healthy = False
    return x, healthy


layers(torch.ones(4))
print("graphs compiled:", len(graphs))
