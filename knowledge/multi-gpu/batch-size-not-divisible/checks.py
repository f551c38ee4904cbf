"""What verl, TRL and Megatron check before a run starts, rebuilt in a few lines."""


def verl_total(prompts, n, gpus):
    total = prompts * n
    assert total % gpus == 0, f"real_train_batch_size ({total}) must be divisible by minimal possible batch size ({gpus})"


def verl_mini(mini, n, gpus, micro, sequence_parallel=1):
    mini = mini * n // (gpus // sequence_parallel)
    assert mini > 0, f"ppo_mini_batch_size {mini} should be larger than 0 after normalization"
    assert mini % micro == 0, (
        f"normalized ppo_mini_batch_size {mini} should be divisible by ppo_micro_batch_size_per_gpu {micro}"
    )
    return mini // micro


def trl_generations(per_device, gpus, accumulation, generations):
    batch = per_device * gpus * accumulation
    if batch % generations:
        raise ValueError(f"generation_batch_size ({batch}) must be divisible by num_generations ({generations}).")


def megatron_global(batch, micro, gpus, tensor=1, pipeline=1, context=1):
    ranks = gpus // (tensor * pipeline * context)
    assert batch % (micro * ranks) == 0, (
        f"global batch size ({batch}) is not divisible by micro batch size ({micro}) times data parallel size ({ranks})"
    )
    return batch // (micro * ranks)
