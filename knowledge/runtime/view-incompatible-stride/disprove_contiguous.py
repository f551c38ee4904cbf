"""Call contiguous() where it cannot help, and look at what view() takes without it."""

import torch

x = torch.arange(24.0).view(2, 3, 4)
y = x.transpose(1, 2)
y.contiguous()
attempts = {
    "y, after y.contiguous()": y,
    "x.contiguous().transpose(1, 2)": x.contiguous().transpose(1, 2),
    "contiguous(channels_last) of an image": torch.randn(2, 3, 4, 5).contiguous(
        memory_format=torch.channels_last
    ),
    "arange(10)[::2]": torch.arange(10)[::2],
    "x.permute(2, 0, 1)[0]": x.permute(2, 0, 1)[0],
}
for name, tensor in attempts.items():
    try:
        tensor.view(-1)
        says = "view(-1) works"
    except RuntimeError:
        says = "view(-1) is refused"
    print(f"{name}: is_contiguous {tensor.is_contiguous()}, {says}")
