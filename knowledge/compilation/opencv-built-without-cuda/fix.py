"""The GPU where this build and this machine have one, and the CPU elsewhere."""

import cv2
import numpy as np

image = np.full((8, 8, 3), 200, np.uint8)
if cv2.cuda.getCudaEnabledDeviceCount() > 0:
    source = cv2.cuda_GpuMat()
    source.upload(image)
    gray = cv2.cuda.cvtColor(source, cv2.COLOR_BGR2GRAY).download()
    print("ran on: GPU")
else:
    gray = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    print("ran on: CPU")
print("gray value:", gray[0, 0])
