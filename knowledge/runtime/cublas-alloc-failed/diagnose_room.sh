# Leave more and more room to the first matrix product, each time in a new process.
for room in 0 64 192; do python first_call.py product $room; done
