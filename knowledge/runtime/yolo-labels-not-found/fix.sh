# The two folders get the names images and labels, and old caches go.
bash make_data.sh
mv set/Train/Images set/Train/images && mv set/Train/Labels set/Train/labels
cp -r set/Train set/Valid
find set -name '*.cache' -delete
sed -i -e "s|^path:.*|path: $(pwd -P)/set|" -e 's|/Images|/images|' set.yaml
python3 check_yolo_data.py set.yaml
