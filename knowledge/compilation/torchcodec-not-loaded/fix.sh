# Show torchcodec the shared libraries of FFmpeg.
. ./link_ffmpeg.sh
python check_torchcodec.py | grep -E 'loads|verdict'
python -c "from torchcodec.decoders import AudioDecoder; print('AudioDecoder is there')"
