# Write scalar_type() instead of type() in a copy of the source, then compile the copy.
set -eu
mkdir -p ported
cp type_call.cpp ported/type_call.cpp
python3 port.py ported --write
python3 reproduce.py ported/type_call.cpp
echo "compiled: ported/type_call.cpp"
