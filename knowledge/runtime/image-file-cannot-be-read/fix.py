"""Leave out what cannot be read, before the training begins."""

from pathlib import Path

from PIL import Image

Image.effect_noise((64, 64), 90).save("good.jpg")
Path("page.jpg").write_text("<!DOCTYPE html><html>403 Forbidden</html>")
Path("cut.jpg").write_bytes(Path("good.jpg").read_bytes()[:900])


def readable(path: Path) -> bool:
    try:
        with Image.open(path) as picture:
            picture.load()
    except (OSError, SyntaxError):
        return False
    return True


names = sorted(path.name for path in Path().glob("*.jpg") if readable(path))
print("kept:", names)
print("size:", Image.open(names[0]).convert("RGB").size)
