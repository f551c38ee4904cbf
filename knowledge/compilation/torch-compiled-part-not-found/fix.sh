# Leave the folder, or tell Python not to look into it.
bash make_folder.sh clone
cd clone || exit
(cd / && python3 -c "import torch; print('from another folder:', torch.ones(1).item())")
python3 -P -c "import torch; print('with -P:', torch.ones(1).item())"
