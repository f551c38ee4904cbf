# Load the file in another project, which has a package of the same name.
. ./project.sh
mkdir -p "$dir/other/models"
touch "$dir/other/models/__init__.py" "$dir/other/models/net.py"
cp predict.py "$dir/other"
python "$dir/other/predict.py" "$dir/project/model.pt"
