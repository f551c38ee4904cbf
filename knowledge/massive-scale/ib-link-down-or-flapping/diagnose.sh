# Six ports, five of them bad.
python ports.py tree
python diagnose.py 0 tree
