# Run the check on names that were removed, are not there yet, belong to a submodule, and on folders in the way.
. ./make_site.sh
check() { echo "$ $1 $2"; python3 -S check_attribute.py "$1" "$2" 2>&1; }
check PIL.Image ANTIALIAS
check bitsandbytes.nn Linear4bit
check cv2.dnn DictValue
check faiss contrib
check PIL.Image LANCZOS
mkdir warp && check warp array
echo 'import prolif' > prolif.py && check prolif Molecule
check collections Mapping
true
