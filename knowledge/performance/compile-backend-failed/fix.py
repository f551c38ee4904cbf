"""Leave the function that the backend refuses out of the graph."""

import torch


def compiler(graph, inputs):
    """Refuse a graph with a sine, as Inductor does when a lowering fails."""
    if "sin" in {node.name for node in graph.graph.nodes}:
        raise NotImplementedError("no lowering for this operator")
    print("compiled:", [node.name for node in graph.graph.nodes if node.op == "call_function"])
    return graph.forward


@torch.compiler.disable
def part(x):
    return x.sin() + 1


print(torch.compile(lambda x: part(x) * 2, backend=compiler)(torch.zeros(3)).tolist())
