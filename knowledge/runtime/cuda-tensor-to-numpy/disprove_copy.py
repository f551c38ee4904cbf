"""Take detach().cpu().numpy() of tensors on the CPU for copies, and go on working with them."""

import torch

weight, history, copies = torch.zeros(2), [], []
for _ in range(3):
    weight += 1
    history.append(weight.detach().cpu().numpy())
    copies.append(weight.detach().cpu().numpy().copy())
print("history:", [one.tolist() for one in history])
print("with copy():", [one.tolist() for one in copies])

for name in ("array", "array's copy", "tensor"):
    x = torch.zeros(2, requires_grad=True)
    y = x.exp()
    same = y.detach().cpu() if name == "tensor" else y.detach().cpu().numpy()
    same = same.copy() if name == "array's copy" else same
    same *= 100
    try:
        y.sum().backward()
        print(f"gradient of exp at 0, after the {name} was scaled:", x.grad.tolist())
    except RuntimeError as error:
        print(f"after the {name} was scaled:", str(error).split(":")[0])
