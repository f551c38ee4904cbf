# Ask for a torch, and for an xformers that was built for another one.
python make_wheels.py wheels
python -m pip install --dry-run --ignore-installed --no-index --find-links wheels \
    torch==2.1.0 torchvision==0.16.0 xformers==0.0.26.post1
