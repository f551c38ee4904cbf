# The verdicts of the check on this extension, and after the fix.
mkdir project && cp setup.py scale.cpp project/
bash find_standard.sh project | sed -n 's/^verdict: //p'
sed -i 's/c++14/c++20/' project/setup.py
bash find_standard.sh project | sed -n 's/^verdict: //p'
