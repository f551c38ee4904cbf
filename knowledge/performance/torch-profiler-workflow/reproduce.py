"""Train one block whose causal mask is filled row by row, and the same block with one triu."""

import time

import torch
from torch import nn

torch.manual_seed(0)
LENGTH, WIDTH = 512, 512
block = nn.TransformerEncoderLayer(WIDTH, 8, batch_first=True).cuda()
optimizer = torch.optim.AdamW(block.parameters(), lr=1e-4, fused=True)
batch = torch.randn(8, LENGTH, WIDTH, device="cuda")


def mask_by_rows() -> torch.Tensor:
    mask = torch.full((LENGTH, LENGTH), float("-inf"), device="cuda")
    for row in range(LENGTH):
        mask[row, : row + 1] = 0.0
    return mask


def mask_at_once() -> torch.Tensor:
    return torch.full((LENGTH, LENGTH), float("-inf"), device="cuda").triu(1)


def step(make_mask) -> None:
    loss = block(batch, src_mask=make_mask()).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()


def main() -> None:
    times = {"mask by rows": [], "mask at once": []}
    for _ in range(12):
        for label, make_mask in zip(times, (mask_by_rows, mask_at_once), strict=True):
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(5):
                step(make_mask)
            torch.cuda.synchronize()
            times[label].append((time.perf_counter() - start) / 5 * 1e3)
    for label, series in times.items():
        print(f"{label}:", *(f"{one:.2f}" for one in series[2:]), "ms")


if __name__ == "__main__":
    main()
