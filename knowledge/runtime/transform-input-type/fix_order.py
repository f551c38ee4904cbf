"""PIL first, then ToTensor once, then Normalize."""

import numpy
import torch
from PIL import Image
from torchvision import transforms

train = transforms.Compose(
    [
        transforms.Resize((4, 4)),  # these take PIL
        transforms.RandomHorizontalFlip(),
        transforms.ColorJitter(0.2),
        transforms.ToTensor(),  # from here on it is a tensor of floats
        transforms.Normalize([0.5] * 3, [0.5] * 3),
    ]
)
picture = Image.new("RGB", (8, 6))
array = numpy.zeros((6, 8, 3), numpy.uint8)
tensor = torch.rand(3, 6, 8)

print("from PIL:", tuple(train(picture).shape), train(picture).dtype)
color = Image.fromarray(array[..., ::-1].copy())  # OpenCV has blue first
print("from OpenCV:", tuple(train(color).shape), train(color).dtype)
to_tensor = transforms.Lambda(lambda value: value if isinstance(value, torch.Tensor) else transforms.ToTensor()(value))
loaded = transforms.Compose([to_tensor, transforms.Resize((4, 4)), transforms.Normalize([0.5] * 3, [0.5] * 3)])
print("already a tensor:", tuple(loaded(tensor).shape), loaded(tensor).dtype)
