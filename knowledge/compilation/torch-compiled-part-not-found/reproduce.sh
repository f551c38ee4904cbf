# Import torch where the current folder holds another torch, without the compiled module.
bash make_folder.sh clone
cd clone || exit
python3 -c "import torch"
