# Ask pip about a torchvision of the right release that was compiled for another CUDA.
bash build.sh cuda
export PYTHONPATH="$PWD" PIP_NO_INDEX=1
echo "pip check: $(python -m pip check | grep torchvision || echo 'not a word of torchvision')"
python -m pip install --dry-run torchvision 2>/dev/null | grep "satisfied: torchvision" | sed 's/ in .*//'
python -c "import torchvision" 2>&1 | tail -n 1
