"""OpenCV from PyPI: an image copied to the GPU, and a network with the CUDA backend."""

import cv2
import numpy as np

print("devices:", cv2.cuda.getCudaEnabledDeviceCount())
image = np.zeros((8, 8, 3), np.uint8)
cv2.cuda_GpuMat().upload(image)
