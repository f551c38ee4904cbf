# What the check says without a compiler, with a wrong CC, and with gcc.
mkdir empty
python="$(command -v python)"
try() { echo "$1: $(env "${@:2}" "$python" check_compiler.py | sed -n 's/^verdict: //p')"; }
try "nothing on the PATH" -u CC PATH="$PWD/empty"
try "CC=gcc, nothing on the PATH" CC=gcc PATH="$PWD/empty"
try "gcc" -u CC
