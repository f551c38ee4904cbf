"""Make a picture of Pillow from any array or tensor of one picture."""

import numpy
import torch
from PIL import Image


def to_picture(value):
    """Return a picture; floats are taken as 0 to 1."""
    array = value.detach().cpu().numpy() if isinstance(value, torch.Tensor) else numpy.asarray(value)
    array = array.squeeze()  # a batch of one, or one channel
    if array.ndim == 3 and array.shape[-1] not in (3, 4) and array.shape[0] in (3, 4):
        array = array.transpose(1, 2, 0)
    if array.ndim not in (2, 3) or array.ndim == 3 and array.shape[-1] not in (3, 4):
        raise ValueError(f"not one picture: {array.shape}")
    if array.dtype.kind == "f":
        array = array.clip(0, 1) * 255 + 0.5
    elif array.dtype == numpy.uint16:
        array = array // 257
    return Image.fromarray(numpy.ascontiguousarray(array.astype(numpy.uint8)))


white = numpy.ones((3, 6, 8), numpy.float32)
for name, value in {
    "channels first, float": white,
    "a batch of one": white[None],
    "one channel": white[:1],
    "a tensor": torch.from_numpy(white),
}.items():
    picture = to_picture(value)
    print(f"{name}:", picture.mode, picture.size)
print("white stays white:", to_picture(white).getpixel((0, 0)) == (255, 255, 255))
