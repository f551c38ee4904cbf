# Name the host compiler by its full path, where the PATH has no compiler.
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
nvcc="$top/bin/nvcc" host="$(command -v g++)"
mkdir tools
for tool in as ld sh; do ln -s "$(command -v "$tool")" "tools/$tool"; done
PATH="$PWD/tools" "$nvcc" -ccbin "$host" -c kernel.cu && echo "compiled with $("$host" -dumpversion)"
