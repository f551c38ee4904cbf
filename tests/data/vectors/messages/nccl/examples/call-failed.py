print("NCCL WARN Call to connect failed : refused")
