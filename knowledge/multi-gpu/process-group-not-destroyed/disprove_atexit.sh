# The group is destroyed by atexit.
bash measure.sh atexit
