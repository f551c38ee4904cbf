# Import a stand-in for a torchvision that was compiled for another release of torch.
bash build.sh release
python -c "import torchvision"
