# Run the check on both packages, on one that loads, and on one without a compiled file.
. ./make_package.sh
check() { echo "$ $1"; python3 -S load_core.py "$1" 2>&1 | grep -v ^Python; }
check onnxruntime
check paddle
echo 'int demo(void); int core(void) { return demo(); }' > other.c
gcc -shared -fPIC other.c -o site/paddle/base/libpaddle.so && echo "- a function is missing" && check paddle
gcc -shared -fPIC part.c -o site/paddle/base/libpaddle.so && echo "- nothing is missing" && check paddle
rm site/paddle/base/libpaddle.so && echo "- the file is missing" && check paddle
