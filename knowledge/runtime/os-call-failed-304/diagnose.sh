# Run the probe as it is, and in a sandbox that denies memfd_create.
echo "here:"
python diagnose.py
echo "in a sandbox:"
python deny.py python diagnose.py
