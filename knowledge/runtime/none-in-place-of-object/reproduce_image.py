"""OpenCV returns None for a file that it cannot read, and the next line fails."""

import cv2

open("empty.jpg", "w").close()
print("empty file:", cv2.imread("empty.jpg"), "no file:", cv2.imread("both.jpg"))
print("no video:", cv2.VideoCapture("video.mp4").read())
rgb = cv2.imread("both.jpg", 1)[:, :, ::-1]
