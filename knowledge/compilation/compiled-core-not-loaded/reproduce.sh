# The compiled file misses a library, and the last line blames a name.
. ./make_package.sh
python3 -S -c 'import onnxruntime'
