import torch

image = torch.zeros(2)
image.data.resize_(4).fill_(1)
print("after .data.resize_:", image.tolist())
with torch.no_grad():
    image.resize_(4).fill_(1)
print("after resize_:", image.tolist())
