# Where is a header of the CUDA samples? bash find_helper.sh NAME [FOLDER ...]
name="${1:?usage: bash find_helper.sh helper_cuda.h [FOLDER ...]}"
shift
if [ $# -eq 0 ]; then
  set -- /usr/local /opt /usr/share /usr/include "$HOME"
fi
found="$(find "$@" -maxdepth 6 -name "$name" 2>/dev/null | head -5)"
if [ -z "$found" ]; then
  echo "verdict: samples-absent, clone https://github.com/NVIDIA/cuda-samples"
else
  echo "$found"
  echo "verdict: path, add -I$(dirname "$(echo "$found" | head -1)")"
fi
