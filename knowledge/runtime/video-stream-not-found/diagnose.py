"""A folder with a video, AV1, sound only and a cut file; then a name that is not there."""
import pathlib
import subprocess
import sys
import tempfile

import imageio_ffmpeg

tool = pathlib.Path(__file__).with_name("check_video.py")
folder = pathlib.Path(tempfile.mkdtemp())
make = [imageio_ffmpeg.get_ffmpeg_exe(), "-v", "error", "-f", "lavfi", "-i"]
picture, quiet = "testsrc=d=1:s=64x64:r=10", {"stderr": subprocess.DEVNULL, "check": True}
subprocess.run([*make, picture, "-c:v", "libsvtav1", str(folder / "av1.mp4")], **quiet)
subprocess.run([*make, picture, "-c:v", "libx264", str(folder / "good.mp4")], **quiet)
subprocess.run([*make, "sine=d=1", str(folder / "sound.m4a")], **quiet)
(folder / "cut.mp4").write_bytes((folder / "good.mp4").read_bytes()[:900])
(folder / "notes.txt").write_text("not a video")

for given in (folder, folder / "gone.mp4"):
    done = subprocess.run([sys.executable, tool, given], capture_output=True, text=True)
    print(done.stdout.replace(str(folder), ""), end="")
