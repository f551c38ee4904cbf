# Run the check on a library that is not there, with one wheel and with two, and on one that is there.
mkdir -p site
wheel() {
  mkdir -p "site/$2-4.12.0.dist-info"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: 4.12.0\n' "$1" > "site/$2-4.12.0.dist-info/METADATA"
}
check() { PYTHONPATH="$PWD/site" python3 -S check_libgl.py "$1" | grep -v install:; }
wheel opencv-python opencv_python
check libEGL.so.99
wheel opencv-python-headless opencv_python_headless
check libEGL.so.99
rm -r site/opencv_python-4.12.0.dist-info
check libc.so.6
