"""The AV1 video once more, as H.264: decord reads it."""
import pathlib
import subprocess
import tempfile

import decord
import imageio_ffmpeg

folder = pathlib.Path(tempfile.mkdtemp())
ffmpeg, quiet = imageio_ffmpeg.get_ffmpeg_exe(), {"stderr": subprocess.DEVNULL, "check": True}
source, target = str(folder / "av1.mp4"), str(folder / "h264.mp4")
subprocess.run([ffmpeg, "-f", "lavfi", "-i", "testsrc=d=1:s=64x64:r=10", "-c:v", "libsvtav1",
                source], **quiet)

subprocess.run([ffmpeg, "-i", source, "-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p",
                "-c:a", "copy", target], **quiet)
print("frames:", len(decord.VideoReader(target)))
