# What the module asks for, where it says to look, where the loader looked, and what is here.
bash build.sh
echo "asks for: $(readelf -d demo.so | grep -o 'Shared library: \[libcudart.*\]')"
echo "own search path: $(readelf -d demo.so | grep -E 'RUNPATH|RPATH' || echo none)"
echo "loader: $(LD_DEBUG=libs python -c 'import demo' 2>&1 | grep -A 1 'find library=libcudart.so.12' | tail -n 1 | cut -d: -f2 | xargs)"
cached="$(ldconfig -p | grep -o "libcudart.so.1[0-9.]* " | sort -u | xargs)"
echo "known to ldconfig: ${cached:-none}"
packages="$(python -m pip list 2>/dev/null | grep -o "nvidia-cuda-runtime[^ ]* *[0-9.]*" | xargs)"
echo "pip packages: ${packages:-none}"
echo "torch's CUDA: $(python -c 'import torch; print(torch.version.cuda)' 2>/dev/null)"
