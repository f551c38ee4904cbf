# Configure without the environment variable CUDAARCHS, with a list in it, and with nothing in it.
architectures() { cmake -S . -B "build-$1" 2>&1 | grep -o "architectures: .*"; }
default="$(architectures 1)"
empty="$(CUDAARCHS='' architectures 2)"
echo "no CUDAARCHS: $default"
echo "CUDAARCHS='80;90': $(CUDAARCHS='80;90' architectures 3)"
echo "CUDAARCHS='': $empty"
[ "$empty" = "$default" ] && echo "an empty one is ignored: yes"
