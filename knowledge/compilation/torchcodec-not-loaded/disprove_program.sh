# Put a working ffmpeg program on the PATH, and load torchcodec.
mkdir -p bin
ln -sf "$(python -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())')" bin/ffmpeg
export PATH="$PWD/bin:$PATH"
ffmpeg -version | grep -o '^ffmpeg version'
python check_torchcodec.py | grep verdict
