# Compile the same source again, against the headers of the torch that imports it.
bash build.sh && echo "built"
python -c "import torch, demo; demo.warn(); print('loaded')"
