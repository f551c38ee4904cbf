# Six messages, and what they tell.
tell() { echo "$ $1"; python3 read_view.py "$1"; }
tell "Output 0 of UnbindBackward is a view and is being modified inplace."
tell "Output 0 of SplitBackward0 is a view and is being modified inplace."
tell "Output 0 of BackwardHookFunctionBackward is a view and is being modified inplace."
tell "A view was created in no_grad mode and is being modified inplace with grad mode enabled."
tell "some elements of the input tensor and the written-to tensor refer to a single memory location."
tell "more than one element of the written-to tensor refers to a single memory location."
