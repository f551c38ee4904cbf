# Let Python, then torch, say where the exception in a C++ thread came from.
bash build.sh
crash="import ctypes, torch; ctypes.CDLL('./aborts.so').throw_in_thread()"
python -X faulthandler -c "$crash" 2>&1 | grep -E '^Fatal|^Thread|^Current|^  File'
TORCH_CUSTOM_TERMINATE=1 python -c "$crash" > out.txt 2> /dev/null
grep -o 'Unhandled exception.*' out.txt
grep -o 'frame #[0-9]*\|[^/]*)$' out.txt | paste -d ' ' - - | head -n 7
