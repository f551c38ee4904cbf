"""Load a checkpoint into a model in which one layer got a new name after it was saved."""

from torch import nn


class Net(nn.Module):
    def __init__(self, last: str) -> None:
        super().__init__()
        self.body = nn.Linear(2, 16)
        self.add_module(last, nn.Linear(16, 4))


checkpoint = Net(last="classifier").state_dict()

Net(last="head").load_state_dict(checkpoint)
