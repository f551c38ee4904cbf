# The check finds the same file, without importing it.
here=$PWD
folder=$(mktemp -d)
cd "$folder"
echo 'print("this is my torch.py")' > torch.py
python "$here/check_name.py" torch.tensor | sed "s|$folder|FOLDER|"
rm -r "$folder"
