# Where is NvInfer.h, and does the compiler see it? bash find_tensorrt.sh [FOLDER ...]
if [ $# -eq 0 ]; then
  set -- /usr/include /usr/local /opt /usr/src "$HOME"
fi
found="$(find "$@" -maxdepth 6 -iname nvinfer.h 2>/dev/null | head -5)"
if [ -n "$found" ]; then echo "$found"; fi
if echo '#include <NvInfer.h>' | g++ -E -x c++ - >/dev/null 2>&1; then
  echo "verdict: the compiler sees it; this build must search another folder or another container"
elif [ -z "$found" ]; then
  echo "verdict: headers-missing, install libnvinfer-dev or unpack the tar file"
else
  echo "verdict: path, add this folder: $(dirname "$(echo "$found" | head -1)")"
fi
python3 -m pip list 2>/dev/null | grep -i '^tensorrt' | sed 's/^/pip, without headers: /' || true
