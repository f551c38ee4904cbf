"""usage: python check_faces.py PICTURE_OR_VIDEO   (where OpenCV 4 finds a frontal face)"""
import sys

import cv2

if len(sys.argv) != 2:
    sys.exit(__doc__)
if not hasattr(cv2, "CascadeClassifier"):
    sys.exit('This OpenCV lacks the detector: python -m pip install "opencv-python<5"')
detector = cv2.CascadeClassifier(
    cv2.data.haarcascades + "haarcascade_frontalface_default.xml")


def faces(picture):
    return detector.detectMultiScale(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), 1.1, 6)


def padded(picture):
    pad = max(picture.shape[:2]) // 2
    return cv2.copyMakeBorder(picture, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=(127,) * 3)


def pictures(path):
    one = cv2.imread(path)
    if one is not None:
        yield one
        return
    video = cv2.VideoCapture(path)
    while True:
        more, frame = video.read()
        if not more:
            return
        yield frame


count, without, first, widest = 0, [], None, 0.0
for number, frame in enumerate(pictures(sys.argv[1])):
    count += 1
    boxes = faces(frame)
    if len(boxes):
        widest = max(widest, max(box[2] for box in boxes) / frame.shape[1])
    else:
        without.append(number)
        first = frame if first is None else first
if not count:
    sys.exit("OpenCV reads no picture here: " + sys.argv[1])
print(f"{count} frames, without a face: {len(without)}", without[:10])
if first is not None:
    half = cv2.resize(first, None, fx=0.5, fy=0.5)
    ways = (cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_90_COUNTERCLOCKWISE)
    turned = max(len(faces(cv2.rotate(first, way))) for way in ways)
    print(f"frame {without[0]}, {first.shape[1]}x{first.shape[0]}: half size {len(faces(half))},",
          f"padded {len(faces(padded(first)))}, turned {turned}")
if widest:
    print(f"the widest face takes {widest:.0%} of the width")
