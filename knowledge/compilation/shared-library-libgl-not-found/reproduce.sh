# Import the module where the library is not installed.
. ./build.sh
mv installed/libGL.so.1 installed/away
python3 -c 'import cv2'
