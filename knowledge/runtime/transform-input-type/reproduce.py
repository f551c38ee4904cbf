"""Values of another kind, as torchvision and Pillow answer them."""

import numpy
import torch
from PIL import Image
from torchvision import transforms

picture = Image.new("RGB", (8, 6))
array = numpy.zeros((6, 8, 3), numpy.uint8)  # as cv2.imread gives it
tensor = torch.rand(3, 6, 8)


def message(call):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(f"{type(error).__name__}: {error}")


message(lambda: Image.fromarray(array.transpose(2, 0, 1)))  # channels first
message(lambda: Image.fromarray(array.astype("float32")))
message(lambda: transforms.Normalize([0.5], [0.5])(picture))
message(lambda: transforms.Resize(4)(array))
message(lambda: transforms.ColorJitter(0.5)(array))
message(lambda: transforms.ToTensor()(array[None]))  # a batch
message(lambda: transforms.ToTensor()("cat.jpg"))  # a path
message(lambda: transforms.Normalize([0.5], [0.5])(transforms.PILToTensor()(picture)))
transforms.Compose([transforms.ToTensor(), transforms.ToTensor()])(picture)
