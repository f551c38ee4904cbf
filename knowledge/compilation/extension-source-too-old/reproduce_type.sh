# Compile a source that passes x.type() to a dispatch macro.
python3 reproduce.py type_call.cpp 2>&1 | grep ": error: "
exit "${PIPESTATUS[0]}"
