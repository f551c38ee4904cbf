"""Say which parts of a job a snapshot holds, by their shape."""

import torch

PARTS = ("weights", "optimizer", "learning rate schedule", "loss scale", "random numbers", "step")


def part(value: object) -> str:
    """Return which part of a job this value of a snapshot is."""
    if isinstance(value, dict) and all(isinstance(item, torch.Tensor) for item in value.values()):
        return "weights"
    if isinstance(value, dict):
        keys = {"param_groups": PARTS[1], "last_epoch": PARTS[2], "_growth_tracker": PARTS[3]}
        return next((name for key, name in keys.items() if key in value), "?")
    if isinstance(value, torch.Tensor) and value.dtype == torch.uint8:
        return "random numbers"
    return "step" if isinstance(value, int) else "?"


def lacking(snapshot: dict) -> list[str]:
    found = {part(value) for value in snapshot.values()}
    return [name for name in PARTS if name not in found]


model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=60)
scaler = torch.amp.GradScaler("cpu")
print("weights and epoch, no:", lacking({"model": model.state_dict(), "epoch": 3}))
whole = {
    "model": model.state_dict(),
    "optimizer": optimizer.state_dict(),
    "schedule": schedule.state_dict(),
    "scaler": scaler.state_dict(),
    "random": torch.get_rng_state(),
    "step": 43,
}
torch.save(whole, "snapshot.pt")
print("everything, no:", lacking(torch.load("snapshot.pt")))
