# Run the check as usual, with an isolated Python, and on a clone without links.
python3 check_builder.py
python3 -I check_builder.py
(. ./make_project.sh && echo ../../op_builder > deepspeed/ops/op_builder)
python3 check_builder.py DeepSpeed
