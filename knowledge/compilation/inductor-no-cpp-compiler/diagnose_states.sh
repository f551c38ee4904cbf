# The check without a compiler, with a wrong CXX, and with g++.
mkdir empty
python="$(command -v python)"
try() { echo "$1: $(env "${@:2}" "$python" check_cxx.py | sed -n 's/^verdict: \([^;]*\).*/\1/p')"; }
try "nothing on the PATH" -u CXX PATH="$PWD/empty"
try "CXX names no program" CXX=/nowhere/g++
try "g++" -u CXX
