# Set CMAKE_ARGS and install again, in the ways that keep the wheel of the first build.
. ./site.sh
install
export CMAKE_ARGS="-DGGML_CUDA=on"
for options in "" --upgrade --force-reinstall; do
  install $options
  echo "pip install ${options:-(no option)}: $(supports_gpu)"
done
