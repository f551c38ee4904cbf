# Import a torch whose compiled module is for another Python.
bash make_folder.sh site-packages
touch site-packages/torch/_C.cpython-36m-x86_64-linux-gnu.so
PYTHONPATH=site-packages python3 -c "import torch"
