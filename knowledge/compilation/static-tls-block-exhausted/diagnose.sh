# Run the check on libraries of 120 and 65,536 bytes, and with two values of LD_PRELOAD.
build() {
  echo "__thread char block[$2] __attribute__((tls_model(\"initial-exec\"))); char *touch(void) { return block; }" > lib.c
  gcc -shared -fPIC lib.c -o "$1"
}
build libomp-1a2b.so.1 120
build libomp.so.1 120
build libbig.so 65536
python3 check_tls.py ./libomp-1a2b.so.1
python3 check_tls.py ./libbig.so
export LD_PRELOAD=$PWD/libomp.so.1
python3 check_tls.py ./libomp-1a2b.so.1
python3 check_tls.py ./libomp.so.1
