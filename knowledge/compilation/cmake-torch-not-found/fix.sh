# Ask the Python that has torch for the path, and configure in a new folder.
prefix="$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')"
rm -rf build
cmake -S . -B build -DCMAKE_PREFIX_PATH="$prefix" | grep -E 'Found Torch|Configuring done'
