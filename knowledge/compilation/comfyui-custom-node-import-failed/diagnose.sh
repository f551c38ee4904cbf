# Run the check on the log of the reproduction, and on one of which only the summary was copied.
python3 reproduce.py > comfyui.log 2>&1
python3 find_node_error.py comfyui.log
grep 'IMPORT FAILED' comfyui.log | head -1 > cut.log
python3 find_node_error.py cut.log
