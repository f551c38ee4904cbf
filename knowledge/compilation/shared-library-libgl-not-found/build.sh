# Build cv2.so, which needs libGL.so.1 and does not look into the folders of the system, and an empty libGL.so.1.
mkdir -p installed
: > empty.c
gcc -shared empty.c -o installed/libGL.so.1 -Wl,-soname,libGL.so.1
printf '%s\n' 'void *PyInit_cv2(void) { return 0; }' > cv2.c
gcc -shared -fPIC cv2.c -o cv2.so -Wl,--no-as-needed,-z,nodefaultlib "$PWD/installed/libGL.so.1"
export LD_LIBRARY_PATH=$PWD/empty
