# A folder as the tar file unpacks it; the script finds it, and CPATH passes it to the compiler.
mkdir -p TensorRT-10.0.1.6/include
echo '#define NV_TENSORRT_MAJOR 10' > TensorRT-10.0.1.6/include/NvInfer.h
bash find_tensorrt.sh .
export CPATH="$PWD/TensorRT-10.0.1.6/include"
g++ plugin.cpp -o plugin && ./plugin
