# Copy the one header that the message names into the toolkit.
. ./small_toolkit.sh
mkdir other && bash add_headers.sh other
cp other/cusparse.h small/include/
echo '#include <cusolverDn.h>' >> main.cpp
g++ -I small/include main.cpp -o main
