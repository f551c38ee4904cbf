"""Keep the layers in a ModuleList: .to(), parameters() and state_dict() see them."""

import torch


class Net(torch.nn.Module):
    """Two layers that the module knows."""

    def __init__(self):
        super().__init__()
        self.layers = torch.nn.ModuleList([torch.nn.Conv2d(3, 8, 3), torch.nn.Conv2d(8, 8, 3)])

    def forward(self, images):
        """Apply one layer after the other."""
        for layer in self.layers:
            images = layer(images)
        return images


model = Net().double()
print(len(list(model.parameters())), "tensors moved;", model(torch.ones(2, 3, 16, 16).double()).dtype)
