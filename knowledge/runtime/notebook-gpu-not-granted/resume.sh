# The first run is cut off at step 12; the second goes on from the last saved step.
python3 fix.py
python3 fix.py
