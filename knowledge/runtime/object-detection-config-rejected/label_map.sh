# A label map with four faults and a config that does not fit it; then both mended.
mkdir -p data
printf 'item {\n  id: 0\n  name: “cat”\n}\nitem {\n  id: "2"\n  name: dog\n}\n' > data/label_map.pbtxt
printf 'num_classes: 90\nlabel_map_path: "data/label_map.pbtxt"\ninput_path: "PATH_TO_BE_CONFIGURED"\n' > pipeline.config
python3 check_labels.py data/label_map.pbtxt pipeline.config
echo "mended:"
printf "item {\n  id: 1\n  name: 'cat'\n}\nitem {\n  id: 2\n  name: 'dog'\n}\n" > data/label_map.pbtxt
touch data/train.record
printf 'num_classes: 2\nlabel_map_path: "data/label_map.pbtxt"\ninput_path: "data/train.record"\n' > pipeline.config
python3 check_labels.py data/label_map.pbtxt pipeline.config
python3 check_labels.py label_map.pbtxt || true
