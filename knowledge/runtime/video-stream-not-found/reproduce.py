"""An AV1 video, a sound file and a cut file, each given to decord."""
import pathlib
import subprocess
import tempfile

import decord
import imageio_ffmpeg

folder = pathlib.Path(tempfile.mkdtemp())
make = [imageio_ffmpeg.get_ffmpeg_exe(), "-v", "error", "-f", "lavfi", "-i"]
picture, quiet = "testsrc=d=1:s=64x64:r=10", {"stderr": subprocess.DEVNULL, "check": True}
subprocess.run([*make, picture, "-c:v", "libsvtav1", str(folder / "av1.mp4")], **quiet)
subprocess.run([*make, "sine=d=1", str(folder / "sound.m4a")], **quiet)
(folder / "cut.mp4").write_bytes((folder / "av1.mp4").read_bytes()[:900])

for name in ("sound.m4a", "cut.mp4"):
    try:
        decord.VideoReader(str(folder / name))
    except (decord.DECORDError, RuntimeError) as error:
        text = str(error).strip().splitlines()[0].replace(str(folder), "")
        print(name, text[text.find("Check failed"):] if "Check failed" in text else text)
decord.VideoReader(str(folder / "av1.mp4"))
