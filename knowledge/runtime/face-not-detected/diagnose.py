"""A portrait, its face alone, the portrait turned, a video with an empty frame, and no file."""
import pathlib
import subprocess
import sys
import tempfile

import cv2
import skimage.data

tool = pathlib.Path(__file__).with_name("check_faces.py")
folder = pathlib.Path(tempfile.mkdtemp())
person = cv2.cvtColor(skimage.data.astronaut(), cv2.COLOR_RGB2BGR)
cv2.imwrite(str(folder / "whole.png"), person)
cv2.imwrite(str(folder / "face.png"), cv2.resize(person[85:175, 185:265], None, fx=8, fy=8))
cv2.imwrite(str(folder / "turned.png"), cv2.rotate(person, cv2.ROTATE_90_CLOCKWISE))
video = cv2.VideoWriter(str(folder / "talk.avi"), cv2.VideoWriter_fourcc(*"MJPG"), 5, (512, 512))
for number in range(6):
    video.write(person if number != 3 else person * 0 + 20)
video.release()
(folder / "empty.png").write_bytes(b"")

for name in ("whole.png", "face.png", "turned.png", "talk.avi", "empty.png"):
    done = subprocess.run([sys.executable, tool, folder / name], capture_output=True, text=True)
    print(f"{name}: {done.stdout}", end="" if done.stdout else "nothing read\n")
