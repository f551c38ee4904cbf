# Replace the removed names in a copy of the source, then compile the copy.
set -eu
mkdir -p ported
cp old.cpp ported/old.cpp
python3 port.py ported --write
python3 reproduce.py ported/old.cpp
echo "compiled: ported/old.cpp"
