# A file named torch.py beside the program is imported instead of PyTorch.
folder=$(mktemp -d)
cd "$folder"
echo 'print("this is my torch.py")' > torch.py
echo 'import torch; print(torch.tensor([1]))' > train.py
python train.py
