# Build toolkit/lib64/stubs/libcuda.so.1 as the toolkit's stub answers, and driver/libcuda.so.1 as a driver does.
mkdir -p toolkit/lib64/stubs driver
gcc -shared -fPIC -o toolkit/lib64/stubs/libcuda.so.1 stub.c
sed 's/34/0/' stub.c > driver.c && gcc -shared -fPIC -o driver/libcuda.so.1 driver.c
