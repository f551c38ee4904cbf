# Compile against a toolkit that has the runtime's headers and not those of cuSPARSE.
. ./small_toolkit.sh
g++ -I small/include main.cpp -o main
