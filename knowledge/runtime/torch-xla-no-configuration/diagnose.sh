# Ask for the verdict on four messages.
printf 'File "site-packages/transformers/training_args.py"\nRuntimeError: Missing XLA configuration\n' > trainer.log
printf "*** End stack trace ***\nUnknown PJRT_DEVICE 'CUDA'\n" > own.log
printf 'RuntimeError: Bad StatusOr access: UNKNOWN: TPU initialization failed: Failed to get global TPU topology.\n' > pod.log
printf 'RuntimeError: computation_client.cc:273 : Missing XLA configuration\n' > bare.log
for log in trainer own pod bare; do
  python check_torch_xla.py $log.log
done
