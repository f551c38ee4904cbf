import torch

torch._dynamo.config.capture_scalar_outputs = True
torch._logging.set_logs(graph_breaks=True)


@torch.compile(backend="eager")
def scale(x):
    return x * x.max().item()


scale(torch.ones(3))
