"""A web page saved as a picture, an empty file, and a picture whose download was cut."""

from pathlib import Path

from PIL import Image

Image.effect_noise((64, 64), 90).save("good.jpg")
Path("page.jpg").write_text("<!DOCTYPE html><html>403 Forbidden</html>")
Path("empty.png").touch()
Path("cut.jpg").write_bytes(Path("good.jpg").read_bytes()[:900])

for name in ("page.jpg", "empty.png"):
    try:
        Image.open(name)
    except OSError as problem:
        print(f"{type(problem).__name__}: {problem}")

Image.open("cut.jpg").convert("RGB")
