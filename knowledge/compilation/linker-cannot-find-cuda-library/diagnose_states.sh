# The check for a library that is there, one with a version number only, and one that is absent.
mkdir -p home/lib64 && : > home/lib64/libdemo.so.1
export CUDA_HOME="$PWD/home"
bash find_library.sh cudart | sed -n 's#^verdict: \(export LIBRARY_PATH=\).*#\1...#p'
bash find_library.sh demo | sed -n "s#$PWD/##; s/^verdict: //p"
bash find_library.sh nothing | sed -n 's/^verdict: //p'
