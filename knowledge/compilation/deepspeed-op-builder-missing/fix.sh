# Put the folder where the link should be.
. ./make_project.sh
echo ../../op_builder > deepspeed/ops/op_builder
rm deepspeed/ops/op_builder && cp -r op_builder deepspeed/ops/op_builder
python3 -c "import deepspeed; print('imported')"
