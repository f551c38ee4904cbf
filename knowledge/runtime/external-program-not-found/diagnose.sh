# Four cases: not installed, a pip package only, beside the script but not on PATH, and a program that lacks a library.
python="$(python3 -c 'import sys; print(sys.executable)')"
mkdir -p tools site/ffmpeg_python-0.2.0.dist-info
printf 'Name: ffmpeg-python\nVersion: 0.2.0\n' > site/ffmpeg_python-0.2.0.dist-info/METADATA
export PATH="$(pwd -P)/tools" PYTHONPATH="$(pwd -P)/site"
"$python" find_program.py colmap2 ffmpeg
printf '#!/bin/sh\necho hello\n' > ffprobe9 && /bin/chmod +x ffprobe9
"$python" find_program.py ffprobe9
printf '#!/bin/sh\necho "ffmpeg: error while loading shared libraries: libopenh264.so.5" >&2\nexit 127\n' > tools/ffmpeg
/bin/chmod +x tools/ffmpeg
"$python" find_program.py ffmpeg
printf '#!/bin/sh\necho "ffmpeg version 7.1"\n' > tools/ffmpeg
"$python" find_program.py ffmpeg
