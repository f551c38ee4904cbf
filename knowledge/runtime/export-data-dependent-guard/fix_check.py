import torch


class Head(torch.nn.Module):
    def forward(self, values, length):
        size = length.item()
        torch._check(size >= 1)
        torch._check(size < values.shape[0])
        return values[:size]


program = torch.export.export(Head(), (torch.ones(10), torch.tensor(3)), strict=False).module()
print("length 5:", program(torch.ones(10), torch.tensor(5)).sum().item())
