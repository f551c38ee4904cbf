# Three reasons for one message of nvlink, and the three kinds of object that tell them apart.
nvcc -dc kernel.cu
nvcc -c square.cu -o whole.o
g++ -c -x c++ square_host.cpp -o host.o
nvcc -dc square.cu -o relocatable.o
kind() {
  local names="$(nm "$1")"
  if grep -q 'U __cudaRegisterLinkedBinary' <<< "$names"; then echo "relocatable device code"
  elif grep -q 'U __cudaRegisterFatBinary' <<< "$names"; then echo "finished device code"
  else echo "no device code"; fi
}
try() { nvcc -dlink "$@" -o device.o 2>&1 | grep . || echo "linked"; }
echo "nothing: $(try kernel.o)"
for object in whole.o host.o relocatable.o; do
  echo "$object ($(kind $object)): $(try kernel.o $object)"
done
