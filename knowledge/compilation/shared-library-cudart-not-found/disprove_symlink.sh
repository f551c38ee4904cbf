# Give the newer library the older name.
bash build.sh
mkdir linked
ln -s ../cuda-13/libcudart.so.13 linked/libcudart.so.12
LD_LIBRARY_PATH="$PWD/linked" python -c "import demo"
