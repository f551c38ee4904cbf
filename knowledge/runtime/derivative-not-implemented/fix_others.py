"""Another form of cdist, grid_sample and lstsq in a newer torch, a detached argument, reverse mode."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
x = torch.rand(4, 4, requires_grad=True)


def twice(score, leaf):
    (gradient,) = torch.autograd.grad(score, leaf, create_graph=True)
    (second,) = torch.autograd.grad((gradient**2).sum(), leaf)
    return tuple(second.shape)


far = torch.cdist(x, x.detach() + 1, compute_mode="use_mm_for_euclid_dist")
print("cdist:", twice(far.sum(), x))

image, grid = torch.rand(1, 1, 4, 4), torch.rand(1, 4, 4, 2, requires_grad=True)
print("grid_sample:", twice((F.grid_sample(image, grid, align_corners=False) ** 2).sum(), grid))

patches = torch.nn.Unfold(2)(x.reshape(1, 1, 4, 4))
print("unfold:", twice((patches**2).sum(), x))

print("lstsq:", tuple(torch.autograd.grad(torch.linalg.lstsq(x, torch.rand(4, 1)).solution.sum(), x)[0].shape))

weight = torch.rand(4, requires_grad=True)
print("loss:", F.nll_loss(x, torch.tensor([0, 1, 2, 3]), weight=weight.detach()).requires_grad)

rows = torch.rand(1, 1, 4, 4)
jacobian = torch.func.jacrev(lambda y: F.scaled_dot_product_attention(y, y, y).sum())(rows)
print("jacrev:", tuple(jacobian.shape))
