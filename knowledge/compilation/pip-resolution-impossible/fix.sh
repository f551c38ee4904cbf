# Keep one pin, and let pip choose the releases that fit to it.
python make_wheels.py wheels
python -m pip install --dry-run --ignore-installed --no-index --find-links wheels \
    torch==2.1.0 torchvision xformers
