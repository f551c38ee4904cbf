# One object that the command names twice, or that two libraries hold.
echo 'void two(float *) {}' > other.cpp
g++ -c main.cpp other.cpp
for mode in -c -dc; do
  nvcc $mode one.cu
  rm -f libfirst.a libsecond.a
  ar rcs libfirst.a one.o && ar rcs libsecond.a one.o
  for twice in "one.o one.o" "one.o libfirst.a" "libfirst.a libfirst.a" "libfirst.a libsecond.a"; do
    said="$(nvcc main.o other.o $twice -o demo 2>&1 | grep -o 'nvlink error\|multiple definition of' | head -n 1)"
    echo "nvcc $mode, $twice: ${said:-linked}"
  done
done
