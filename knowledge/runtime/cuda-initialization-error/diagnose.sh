# Two modules: one of the standard library, and one that loads a library called libcuda.so.1.
echo "int cuInit(unsigned flags) { return 3; }" | gcc -shared -fPIC -x c - -o libcuda.so.1
python diagnose.py json loads_cuda
