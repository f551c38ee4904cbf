# Put the folder of TorchConfig.cmake on the module path, as the first lines of the message suggest.
unset CMAKE_PREFIX_PATH Torch_DIR Torch_ROOT
prefix="$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')"
rm -rf build
ls "$prefix/Torch/TorchConfig.cmake" > /dev/null && echo "TorchConfig.cmake is there"
cmake -S . -B build -DCMAKE_MODULE_PATH="$prefix/Torch"
