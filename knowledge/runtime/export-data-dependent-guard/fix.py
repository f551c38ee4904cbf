import torch


class Pick(torch.nn.Module):
    def forward(self, values, length):
        kept = torch.arange(values.shape[0]) < length  # a mask of a fixed size
        short = torch.where(kept, values, torch.zeros_like(values))
        return torch.where(length > 4, values, short)  # both branches, then a choice


program = torch.export.export(Pick(), (torch.ones(10), torch.tensor(3)), strict=False).module()
print("length 3:", program(torch.ones(10), torch.tensor(3)).sum().item())
print("length 6:", program(torch.ones(10), torch.tensor(6)).sum().item())
