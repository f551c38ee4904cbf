"""List the parameters of a model that are not contiguous, and make them so."""

import torch


def scattered(model):
    """Return the names of parameters and buffers whose values do not lie in one piece."""
    tensors = [*model.named_parameters(), *model.named_buffers()]
    return [name for name, tensor in tensors if not tensor.is_contiguous()]


@torch.no_grad()
def gather_values(model):
    """Make each of them contiguous, in place."""
    for tensor in [*model.parameters(), *model.buffers()]:
        tensor.data = tensor.data.contiguous()


if __name__ == "__main__":
    model = torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.Linear(3, 2))
    model[1].weight = torch.nn.Parameter(torch.randn(3, 2).t())
    print("not contiguous:", scattered(model))
    before = model[1].weight.detach().clone()
    gather_values(model)
    print("not contiguous:", scattered(model), "same:", torch.equal(before, model[1].weight))
