# Load with and without __init__.py, in the folder of the package and outside of it.
. ./project.sh
for step in with without; do
    if [ "$step" = without ]; then rm "$dir/project/models/__init__.py"; fi
    for place in "$dir/project" "$dir"; do
        cp predict.py "$place"
        python "$place/predict.py" "$dir/project/model.pt" 2>&1 | tail -n 1 |
            sed "s|^|$step __init__.py, in ${place##"$dir"}/: |"
    done
done
