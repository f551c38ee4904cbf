# Ask NVML, torch and CUDA under libraries that are newer, older, and newer for NVML alone.
gcc -shared -fPIC other_version.c -o other.so -ldl
export LD_PRELOAD="$PWD/other.so"
for claim in newer older; do
  echo "all libraries $claim"
  CLAIM=$claim python words.py
done
echo "NVML's library newer"
CLAIM=newer WHO=libnvidia-ml python words.py
