"""Tell by shape and values what a cross entropy will take its labels for, and what they lack."""

import torch


def look(logits: torch.Tensor, labels: torch.Tensor) -> str:
    """Say what labels of this shape and dtype are to the loss."""
    size = logits.shape
    if labels.shape == size:
        return "probabilities" + ("" if labels.is_floating_point() else ", which must be floats")
    shapes = [size[:1] + size[2:]] if len(size) > 1 else [(), (1,)]
    if labels.shape not in shapes:
        return f"of shape {tuple(labels.shape)}, where classes have {tuple(shapes[0])}"
    if labels.dtype == torch.int64:
        return "classes"
    if not labels.is_floating_point():
        return f"classes as {labels.dtype}: call long()"
    if bool((labels == labels.round()).all()):
        return f"whole numbers as {labels.dtype}: call long() where they are made"
    low, high = labels.aminmax()
    return f"no classes: {low:.3g} to {high:.3g}, and long() would cut them off"


logits, mask = torch.randn(4, 3), torch.tensor([0, 1, 2, 1], dtype=torch.uint8)
cases = {
    "a column of a table": torch.tensor([0.0, 1.0, 2.0, 0.0]),
    "32 bits": torch.tensor([0, 1, 2, 0], dtype=torch.int32),
    "a mask, divided by 255": mask / 255,
    "a price": torch.tensor([12.5, 7.25, 30.0, 11.0]),
    "one-hot": torch.eye(3, dtype=torch.int64)[mask.long()],
    "softened": torch.full((4, 3), 1 / 3),
    "a table of one column": mask.long().unsqueeze(1),
    "the same, squeeze(1)": mask.long().unsqueeze(1).squeeze(1),
    "classes": mask.long(),
}
for name, labels in cases.items():
    try:
        torch.nn.functional.cross_entropy(logits, labels)
        verdict = "taken"
    except RuntimeError as error:
        verdict = "refused, multi-target" if "multi-target" in str(error) else "refused"
    print(f"{name}: {verdict}: {look(logits, labels)}")
