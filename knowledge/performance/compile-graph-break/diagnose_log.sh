# Where does the graph break, and which function is not compiled at all?
TORCH_LOGS=graph_breaks python reproduce_slow.py 2>&1 |
    grep -oE "Graph break in user code at .*|frame skipped: \w+"
