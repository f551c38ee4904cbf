"""Ask for joins that cannot be made, and for two that can."""

import torch

zeros = torch.zeros
large, small = zeros(1, 8, 64, 64), zeros(1, 8, 63, 64)
joins = {
    "cat": lambda: torch.cat([large, small], dim=1),
    "cat, on meta": lambda: torch.cat([large.to("meta"), small.to("meta")], dim=1),
    "the other way": lambda: torch.cat([small, large], dim=1),
    "the third one": lambda: torch.cat([zeros(4, 2), zeros(4, 2), zeros(5, 2)], dim=1),
    "no dim": lambda: torch.cat([zeros(32, 16), zeros(32, 8)]),
    "no dim, equal widths": lambda: torch.cat([zeros(32, 16), zeros(32, 16)]).shape,
    "hstack": lambda: torch.hstack([zeros(4, 2), zeros(5, 2)]),
    "3 and 2 dimensions": lambda: torch.cat([zeros(2, 5, 8), zeros(2, 8)]),
    "3 and 2, on meta": lambda: torch.cat([zeros(2, 5, 8).to("meta"), zeros(2, 8).to("meta")]),
    "a size of 1": lambda: torch.cat([zeros(2, 5, 8), zeros(2, 1, 3)], dim=2),
    "empty, shape (0,)": lambda: torch.cat([zeros(0), zeros(4, 2)], dim=1).shape,
    "empty, shape (0, 0)": lambda: torch.cat([zeros(0, 0), zeros(4, 2)], dim=1),
    "two losses": lambda: torch.cat([zeros(()), zeros(())]),
    "arrays": lambda: torch.cat([zeros(2).numpy(), zeros(2).numpy()]),
    "a tensor": lambda: torch.cat(zeros(2, 3)),
    "stack": lambda: torch.stack([zeros(4, 2), zeros(5, 2)]),
}
for name, join in joins.items():
    try:
        print(f"{name}: {join()}")
    except (RuntimeError, TypeError) as error:
        print(f"{name}: {error}")
