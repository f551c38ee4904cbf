# Run the check beside a source tree, on an incomplete torch, on one of another Python, and on the installed one.
bash make_folder.sh clone
bash make_folder.sh one/site-packages
bash make_folder.sh two/site-packages
touch two/site-packages/torch/_C.cpython-36m-x86_64-linux-gnu.so
check=$PWD/check_torch_folder.py
(cd clone && python3 "$check")
PYTHONPATH=one/site-packages python3 "$check"
PYTHONPATH=two/site-packages python3 "$check"
python3 "$check"
