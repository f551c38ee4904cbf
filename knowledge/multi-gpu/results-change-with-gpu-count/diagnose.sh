# A config for 8 GPUs with 2 images each, on other machines.
python3 scale.py 8 2 0.02 1 2
python3 scale.py 8 2 0.02 4 4
python3 scale.py 8 2 0.02 3 2
python3 scale.py 8 2 0.02 1 8
