"""Check the batch sizes of a configuration for two ranks that runs on one, as DeepSpeed does."""

train_batch, micro_batch, grad_acc, world_size = 16, 4, 2, 1
assert train_batch == micro_batch * grad_acc * world_size, (
    "Check batch related parameters. train_batch_size is not equal "
    "to micro_batch_per_gpu * gradient_acc_step * world_size "
    f"{train_batch} != {micro_batch} * {grad_acc} * {world_size}"
)
