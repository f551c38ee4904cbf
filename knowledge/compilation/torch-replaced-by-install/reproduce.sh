# Install a package whose dependency pins another torch.
. ./make_environment.sh
pip install torchdata 2>&1 | grep -iE 'torch.*(install|requires)|install.*torch'
