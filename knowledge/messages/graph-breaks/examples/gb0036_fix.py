import torch

torch._dynamo.config.capture_dynamic_output_shape_ops = True
torch._logging.set_logs(graph_breaks=True)


@torch.compile(backend="eager")
def positive(x):
    return torch.nonzero(x)


positive(torch.ones(3))
