# Four data.yaml: folders with other names, a class that has no name, a good one, and another datasets folder.
bash make_data.sh
for name in set classes good; do echo "== $name"; python3 check_yolo_data.py $name.yaml; done
echo "== good, with the datasets folder of the settings"; python3 check_yolo_data.py good.yaml datasets
