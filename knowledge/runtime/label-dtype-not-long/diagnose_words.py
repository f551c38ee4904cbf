"""Offer labels and indices of several dtypes to what takes them, and print each refusal."""

import torch
from torch.nn import functional

logits, binary = torch.zeros(3, 3), torch.zeros(3)
trained = torch.zeros(3, requires_grad=True)
image, rows = torch.zeros(1, 3, 1, 3), torch.zeros(3, 3)
takers = {
    "cross_entropy": lambda y: functional.cross_entropy(logits, y),
    "cross_entropy of an image": lambda y: functional.cross_entropy(image, y.view(1, 1, 3)),
    "cross_entropy, same shape": lambda y: functional.cross_entropy(logits, y.expand(3, 3)),
    "cross_entropy, exchanged": lambda y: functional.cross_entropy(y, logits),
    "multi_margin_loss": lambda y: functional.multi_margin_loss(logits, y),
    "bce": lambda y: functional.binary_cross_entropy(binary + 0.5, y.clamp(max=1)),
    "bce_with_logits": lambda y: functional.binary_cross_entropy_with_logits(binary, y),
    "mse_loss": lambda y: functional.mse_loss(binary, y),
    "mse_loss, backward": lambda y: functional.mse_loss(trained, y).backward(),
    "huber_loss": lambda y: functional.huber_loss(binary, y),
    "huber_loss, backward": lambda y: functional.huber_loss(trained, y).backward(),
    "embedding": lambda y: functional.embedding(y, rows),
    "rows[index]": lambda y: rows[y],
    "gather": lambda y: rows.gather(0, y.view(3, 1)),
    "index_select": lambda y: rows.index_select(0, y),
    "take_along_dim": lambda y: torch.take_along_dim(rows, y.view(3, 1), 0),
    "one_hot": functional.one_hot,
}
for name, take in takers.items():
    print(name)
    for dtype in (torch.int64, torch.int32, torch.uint8, torch.float32):
        try:
            take(torch.tensor([0, 1, 2]).to(dtype))
            print(f"    {str(dtype)[6:]}: fine")
        except (RuntimeError, IndexError) as error:
            print(f"    {str(dtype)[6:]}: {str(error).splitlines()[0]}")
