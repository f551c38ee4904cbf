# Labels beside images in folders with other names: none is where YOLO looks.
bash make_data.sh
python3 check_yolo_data.py set.yaml | tee found.txt
if grep -q "0 labels" found.txt; then
    echo "AssertionError: train: No labels found in set/Train/Images.cache, can not start training." >&2
    exit 1
fi
