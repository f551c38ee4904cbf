# Ask for the module that build.sh made.
bash build.sh
python3 check_owner.py scan_cuda scan_fwd
