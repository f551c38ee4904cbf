"""LOAD_TRUNCATED_IMAGES reads a cut picture with a gray rest, and no file that is not a picture."""

from pathlib import Path

from PIL import Image, ImageFile

ImageFile.LOAD_TRUNCATED_IMAGES = True
Image.effect_noise((64, 64), 90).save("good.jpg")
Path("page.jpg").write_text("<!DOCTYPE html><html>403 Forbidden</html>")
Path("cut.jpg").write_bytes(Path("good.jpg").read_bytes()[:900])

picture = Image.open("cut.jpg").convert("L")
rows = [picture.crop((0, row, 64, row + 1)).getextrema() for row in range(64)]
print("rows of one color:", sum(low == high for low, high in rows) > 20)
try:
    Image.open("page.jpg")
except OSError as problem:
    print(f"{type(problem).__name__}: {problem}")
