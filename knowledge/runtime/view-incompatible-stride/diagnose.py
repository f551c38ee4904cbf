"""Say for each tensor which of its dimensions lie in memory as one, and which views that allows."""

import torch


def blocks(tensor: torch.Tensor) -> list[list[int]]:
    """Group neighbouring dimensions that one stride can walk through; sizes of 1 do not count."""
    dims = [(n, step) for n, step in zip(tensor.shape, tensor.stride(), strict=True) if n != 1]
    found = [[dims[0]]]
    for before, after in zip(dims, dims[1:], strict=False):
        if before[1] == after[0] * after[1]:
            found[-1].append(after)
        else:
            found.append([after])
    return [[n for n, _ in block] for block in found]


def works(tensor: torch.Tensor, *shape: int) -> bool:
    try:
        return tensor.view(*shape).data_ptr() == tensor.data_ptr()
    except RuntimeError:
        return False


x = torch.arange(24.0).view(2, 3, 4)
image = torch.randn(2, 3, 4, 5).contiguous(memory_format=torch.channels_last)
scores, labels = torch.randn(8, 10), torch.arange(8)
top = scores.topk(5).indices.t()
cases = {
    "x": (x, (-1,), (6, 4)),
    "x.transpose(1, 2)": (x.transpose(1, 2), (-1,), (2, 2, 2, 3)),
    "x.permute(2, 0, 1)": (x.permute(2, 0, 1), (-1,), (4, 6)),
    "x[:, :2]": (x[:, :2], (-1,), (2, 8)),
    "x[:, :, :2]": (x[:, :, :2], (-1,), (6, 2)),
    "x[:, :, ::2]": (x[:, :, ::2], (-1,), (6, 2)),
    "arange(3).expand(4, 3)": (torch.arange(3).expand(4, 3), (-1,), (2, 2, 3)),
    "image in channels_last": (image, (2, -1), (2, 3, 20)),
    "the same, one channel": (image[:, :1], (2, -1), (2, 20)),
    "topk(5).indices.t() == labels": (top == labels, (-1,), (5, 2, 4)),
}
for name, (tensor, flat, other) in cases.items():
    print(f"{name}: {tuple(tensor.shape)} {tensor.stride()} blocks {blocks(tensor)}")
    contiguous = tensor.is_contiguous()
    views = ", ".join(f"view{shape}: {works(tensor, *shape)}" for shape in (flat, other))
    print(f"    {contiguous=}, {views}")
