import torch

model = torch.nn.ModuleDict({"body": torch.nn.Linear(2, 2), "head": torch.nn.Linear(2, 1)})
body = model["body"].weight


def attempt(name, make):
    try:
        make()
    except (TypeError, ValueError) as error:
        print(f"{name}: {type(error).__name__}: {error}")


attempt("module", lambda: torch.optim.SGD([model["head"]], lr=0.1))
pairs = [{"params": [body]}, {"params": model.parameters()}]
attempt("twice", lambda: torch.optim.SGD(pairs, lr=0.1))
attempt("tensor", lambda: torch.optim.SGD(body, lr=0.1))

optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.9, last_epoch=2)
