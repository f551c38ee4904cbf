import torch


def weight_scale(weight, group):
    groups = weight.view(-1, group).abs()
    return (groups / groups.amax(dim=1, keepdim=True)).view(weight.shape).mean(0)


trained = torch.full((4, 256), 0.5, dtype=torch.bfloat16)
trained[2, 128:] = 1e-9                     # more than float16 can hold near zero
for weight in (trained, trained.to(torch.float16)):
    scale = weight_scale(weight, 128)
    print(weight.dtype, "nan in the scales:", int(torch.isnan(scale).sum()))
assert torch.isnan(scale).sum() == 0
