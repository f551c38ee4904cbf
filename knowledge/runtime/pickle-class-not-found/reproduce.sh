# Save a whole model in one script, and load it in another.
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
python train.py "$dir/model.pt"
python predict.py "$dir/model.pt"
