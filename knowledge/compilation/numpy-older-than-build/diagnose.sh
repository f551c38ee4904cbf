# Run the check beside an old NumPy, beside two copies, and beside one that is new enough.
numpy() {  # release, folder
  mkdir -p "$2/numpy-$1.dist-info"
  printf 'Metadata-Version: 2.1\nName: numpy\nVersion: %s\n' "$1" > "$2/numpy-$1.dist-info/METADATA"
}
check() { PYTHONPATH=$2 python3 -S check_numpy_api.py "$1" 2>&1; }
numpy 1.22.4 user
numpy 2.1.3 conda
check 0x10 "$PWD/user"
check 0x10 "$PWD/user:$PWD/conda"
check 0x10 "$PWD/conda"
