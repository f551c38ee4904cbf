"""Add the folder of the program to PATH before the library starts it."""

import os
import shutil
import stat
import subprocess
from pathlib import Path

os.environ["PATH"] = os.getcwd()
folder = Path("ffmpeg-7.1/bin").resolve()  # where ffmpeg was unpacked
folder.mkdir(parents=True)
program = folder / "ffmpeg"
program.write_text("#!/bin/sh\necho sound\n")
program.chmod(program.stat().st_mode | stat.S_IXUSR)

print("before:", shutil.which("ffmpeg"))
os.environ["PATH"] = str(folder) + os.pathsep + os.environ["PATH"]
print("after:", Path(shutil.which("ffmpeg")).relative_to(Path.cwd().resolve()))
print(subprocess.run(["ffmpeg", "-i", "voice.wav"], capture_output=True, check=True, text=True).stdout.strip())
