"""Masks and positions that do not fit the array, in PyTorch and NumPy."""

import numpy
import torch


def message(call):
    try:
        call()
    except IndexError as error:
        print(error)


confidence, found = torch.zeros(5, 13, 13), torch.rand(845) > 0.5
message(lambda: confidence[found])
message(lambda: torch.zeros(1, 7, 32)[torch.ones(1, 6, dtype=torch.bool)])
message(lambda: torch.zeros(0, 85)[torch.ones(39, dtype=torch.bool)])
labels = torch.zeros(32, dtype=torch.uint8)  # taken as a mask, and not as class numbers
message(lambda: torch.zeros(32, 10)[torch.arange(32), labels])
message(lambda: numpy.zeros((1080, 1920))[numpy.ones((720, 1280), dtype=bool)])
boxes = numpy.array([])  # a file without a box
message(lambda: boxes[:, 0])
label = numpy.zeros((52, 52, 3, 6))
x, y = numpy.array([416.0, 100.0]) / 8  # the center of a box at the right edge of an image of 416 pixels
label[int(y), int(x), 0] = 1
