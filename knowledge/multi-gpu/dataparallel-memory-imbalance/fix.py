import torch
from torch import nn


class WithLoss(nn.Module):
    """Returns the loss of each card's samples instead of their outputs."""

    def __init__(self, model, criterion):
        super().__init__()
        self.model = model
        self.criterion = criterion

    def forward(self, inputs, targets):
        return self.criterion(self.model(inputs), targets).reshape(1)


def main():
    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = nn.Linear(512, 1000).to(device)
    inputs = torch.randn(64, 512, device=device)
    targets = torch.randint(1000, (64,), device=device)
    criterion = nn.CrossEntropyLoss()

    outputs = nn.DataParallel(model)(inputs)
    criterion(outputs, targets).backward()
    before = model.weight.grad.clone()
    model.weight.grad = None
    print("numbers that travel to the first card:", outputs.numel())

    wrapped = nn.DataParallel(WithLoss(model, criterion))
    losses = wrapped(inputs, targets)
    losses.mean().backward()  # the batch has to be a multiple of the number of cards
    print("with the loss inside, one for each card:", losses.numel() < 10)
    print("same gradient:", torch.allclose(before, model.weight.grad, atol=1e-6))
    # save weights as before: torch.save(model.state_dict(), "model.pt")


if __name__ == "__main__":
    main()
