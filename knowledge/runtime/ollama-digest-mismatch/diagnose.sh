mkdir -p models/blobs
add() { cp "$1" "models/blobs/sha256-$(sha256sum "$1" | cut -d' ' -f1)"; }
echo one > one.bin
echo two > two.bin
echo three > three.bin
add one.bin
add two.bin
add three.bin
two=$(sha256sum two.bin | cut -d' ' -f1)
three=$(sha256sum three.bin | cut -d' ' -f1)
echo twX > "models/blobs/sha256-$two"
: > "models/blobs/sha256-$three"
python3 check_blobs.py models
