# Import DeepSpeed from a clone without symbolic links: the link is a small text file there.
. ./make_project.sh
echo ../../op_builder > deepspeed/ops/op_builder
python3 -c "import deepspeed"
