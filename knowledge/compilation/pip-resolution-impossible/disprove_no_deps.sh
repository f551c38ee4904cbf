# Install the same pins without dependencies, then ask pip whether they fit.
python make_wheels.py wheels
python -m venv --without-pip env
python -m pip --python env/bin/python install -q --no-deps --no-index --find-links wheels \
    torch==2.1.0 torchvision==0.16.0 xformers==0.0.26.post1 && echo "installed"
python -m pip --python env/bin/python check
