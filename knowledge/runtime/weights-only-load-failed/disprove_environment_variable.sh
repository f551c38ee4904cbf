# Force the old default where the call says weights_only=True itself, as libraries do.
export TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD=1
sed 's/torch.load("checkpoint.pt")/torch.load("checkpoint.pt", weights_only=True)/' reproduce.py > library.py
python library.py
