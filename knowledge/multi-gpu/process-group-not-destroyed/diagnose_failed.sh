# Nobody destroys the group.
bash measure.sh nobody
