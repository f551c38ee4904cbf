# The library is there: as the package of the system puts it into a folder that the loader searches.
. ./build.sh
export LD_LIBRARY_PATH=$PWD/installed
python3 -c 'import ctypes; ctypes.CDLL("./cv2.so"); print("cv2.so is loaded")'
