# Write the versions that must stay into a constraints file, and use it for each installation.
. ./make_environment.sh
pip freeze | grep -iE '^(torch|torchvision|torchaudio|xformers|triton)==' > constraints.txt
export PIP_CONSTRAINT="$PWD/constraints.txt"
pip install --upgrade custom-node 2>&1 | grep Success
pip install torchdata 2>&1 | grep -E '^ERROR'
pip install --no-deps torchdata 2>&1 | grep Success
pip list 2> /dev/null | grep '^torch '
