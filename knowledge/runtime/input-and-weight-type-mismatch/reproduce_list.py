"""Keep layers in a plain list: model.to() does not see them."""

import torch


class Net(torch.nn.Module):
    """Two layers that the module does not know."""

    def __init__(self):
        super().__init__()
        self.layers = [torch.nn.Conv2d(3, 8, 3), torch.nn.Conv2d(8, 8, 3)]

    def forward(self, images):
        """Apply one layer after the other."""
        for layer in self.layers:
            images = layer(images)
        return images


model = Net().to("cuda")
model(torch.ones(2, 3, 16, 16, device="cuda"))
