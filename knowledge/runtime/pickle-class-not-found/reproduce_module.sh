# Load the file outside of the project that saved it.
. ./project.sh
python predict.py "$dir/project/model.pt"
