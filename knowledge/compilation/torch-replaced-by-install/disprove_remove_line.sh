# Install a requirements file with a lower bound on torch, as it is.
. ./make_environment.sh
echo 'torch>=1.9.0' > requirements.txt
pip install -r requirements.txt
