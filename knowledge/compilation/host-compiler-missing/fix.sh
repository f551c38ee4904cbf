# Name the host compiler by its full path.
host="$(command -v g++)"
nvcc -ccbin "$host" -c kernel.cu && echo "compiled with $("$host" -dumpversion)"
