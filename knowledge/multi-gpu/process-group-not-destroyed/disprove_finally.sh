# The group is destroyed in a finally.
bash measure.sh finally
