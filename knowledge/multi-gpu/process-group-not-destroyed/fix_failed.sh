# The failing rank prints its traceback and leaves at once.
bash measure.sh excepthook
