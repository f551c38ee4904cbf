# Deny memfd_create, show that it is denied, then start CUDA.
python deny.py python diagnose.py
python deny.py python start.py
